/** The words that searches and shared links show, where no content does. */

/** What follows a solution's name in its title: the longest that has room. */
export const solutionTitles = [': facts, cautions and what to ask', ': facts and questions', ': facts', ''];
