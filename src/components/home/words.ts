/** Labels on the home page. Its texts: src/content/sections/home/. */

/** The number of a turn, on the plan of the circuit and in the list beside it. */
export const turn = (number: number) => `T${number}`;

export const pause = 'Pause';
export const play = 'Play';
/** Follows 'Pause' and 'Play' where they are read out. */
export const theDemo = 'the demo';

export const providersByLayer = 'Providers by layer';
export const close = 'Close';
export const sampleQuote = 'Sample quote';
