/** Labels on the home page. Its texts: src/content/sections/home/. */

export const pause = 'Pause';
export const play = 'Play';
/** Follows 'Pause' and 'Play' where they are read out. */
export const theDemo = 'the demo';

export const providersByLayer = 'Providers by layer';
export const close = 'Close';
export const sampleQuote = 'Sample quote';

// The sample result

export const theAnswers = 'The answers';
export const speaksFor = 'What speaks for it';
export const beforeYouBuy = 'Check before you buy';
export const theStack = 'The stack it stands in';
export const notAsked = 'Not in the answers';
export const nothingFits = 'Asked for, and nothing fits';
export const worthALook = 'Worth a look';
export const stackPlace = (solution: string, place: number | null) =>
  place === null ? solution : `#${place} ${solution}`;
