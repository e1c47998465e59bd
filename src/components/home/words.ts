/** Labels on the home page. Its texts: src/content/sections/home/. */

export const pause = 'Pause';
export const play = 'Play';
/** Follows 'Pause' and 'Play', for screen readers only. */
export const theDemo = 'the demo';

export const providersByLayer = 'Providers by layer';
export const close = 'Close';
export const sampleQuote = 'Sample quote';

// The magazine cover

export const sampleIssue = 'Sample issue';

// The sample result

export const litBar = 'The lit bar shows the layer that each one works in.';
export const theAnswers = 'Answers';
export const speaksFor = 'What speaks for it';
export const beforeYouBuy = 'Check before you buy';
export const theStack = 'The stack it stands in';
export const nothingFits = 'Asked for, and nothing fits';
export const worthALook = 'Worth a look';
/** A caption of the drawing, for its dashed layers. */
export const notAsked = 'not in the answers';
export const stackPlace = (solution: string, place: number | null) =>
  place === null ? solution : `#${place} ${solution}`;
