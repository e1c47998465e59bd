import type { LayerKey } from '#domain/layers';

/*
 * The colours of src/styles/tokens.css in sRGB, for what reads no style sheet: pictures, icons, the browser's own frame.
 * A test computes them from the tokens.
 */

export const paper = { light: '#f9f8f4', dark: '#09171e' } as const;
export const lake = { light: '#175770', dark: '#78cce3' } as const;
export const ink = '#0d222d';
export const ink2 = '#3b505c';
export const ink3 = '#596c77';
export const paper2 = '#f1efe7';
export const rule2 = '#748a95';
export const slabInk = '#0b1d26';

/** The three faces of a layer's plate. */
export const faces: Record<LayerKey, { top: string; side: string; edge: string }> = {
  ai: { top: '#cf9f66', side: '#a17745', edge: '#825e33' },
  cx: { top: '#db90a7', side: '#aa6a7e', edge: '#895364' },
  com: { top: '#a6a0e2', side: '#7d78b0', edge: '#645f8f' },
  sec: { top: '#5fb7d4', side: '#3d8ca5', edge: '#2c7085' },
  inf: { top: '#7dba8a', side: '#5a8f65', edge: '#45724f' },
};
