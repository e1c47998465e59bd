/** Labels on the home page. Its texts: src/content/sections/home/. */

export const pause = 'Pause';
export const play = 'Play';
/** Follows 'Pause' and 'Play', for screen readers only. */
export const theDemo = 'the demo';

// The first screen

/** Before the sentence is touched, and where nothing more can be said. */
export const examined = (solutions: number, rules: number) =>
  `${solutions}\u00a0products examined. ${rules}\u00a0laws, standards and guidelines in force.`;
export const organizationIn = (industry: string) => `an organization in ${industry}`;

// Lists

export const providersByLayer = 'Providers by layer';
export const close = 'Close';
export const sampleQuote = 'Sample quote';

// The magazine cover

export const sampleIssue = 'Sample issue';
