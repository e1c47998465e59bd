import { createElement, type ReactElement } from 'react';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { pageOf } from '#admin/preview';
import * as words from '#admin/words';

/**
 * Returns what stands beside the form of a collection's entries: the page in a frame, as the development server shows it. It
 * reloads itself after each save; what is typed and not saved is in the form alone.
 */
export function previewPane(collection: string, folder: string): (props: CustomPreviewTemplateProps) => ReactElement {
  return ({ entry }) => {
    const path = String(entry.get('path') ?? '');
    const within = path.slice(path.indexOf(folder) + folder.length).replace(/^\/|\.\w+$/g, '');
    const page = entry.get('newRecord') ? null : pageOf(collection, within);
    const note = createElement('p', { style: noteStyle, key: 'note' }, page ? words.savedPage(page) : words.noPage);
    const frame = page
      ? createElement('iframe', { src: location.origin + page, style: frameStyle, title: page, key: 'page' })
      : null;
    return createElement('div', { style: paneStyle }, [note, frame]);
  };
}

const paneStyle = { position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' } as const;
const noteStyle = { margin: 0, padding: '0.5rem 1rem', font: '0.875rem/1.4 system-ui, sans-serif' };
const frameStyle = { flex: 1, border: 0, width: '100%' };
