/** Words that only the results need: with those of the whole Navigator, its first step would load them too. */

/** What to do next with what somebody has sent. */
export const sayWhatCounts = 'Use these answers, and set your own criteria';
export const sayWhatCountsNote =
  'They become yours, in this tab only. Then send your link back: Committee merges the two.';
/** Opens the bars of the sender's criteria. */
export const sharedBars = 'The points of each solution';
