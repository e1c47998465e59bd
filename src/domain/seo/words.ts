/** Words for search results and shared links that no content provides. */

/** The first step of every breadcrumb trail. */
export const home = 'Home';

/** Endings of a solution's title; the longest that has room is used. */
export const solutionTitles = [': facts, cautions and what to ask', ': facts and questions', ': facts', ''];
