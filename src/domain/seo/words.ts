/** The words that searches and shared links show, where no content does. */

/** The first page of the way to each other one. */
export const home = 'Home';

/** What follows a solution's name in its title: the longest that has room. */
export const solutionTitles = [': facts, cautions and what to ask', ': facts and questions', ': facts', ''];
