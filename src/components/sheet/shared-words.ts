/** Words that only the results need: with those of the whole Navigator, its first step would load them too. */

/** What to do next with what somebody has sent. */
export const sayWhatCounts = 'Set your own criteria, and send your link back';
export const sayWhatCountsNote = 'Start from these answers. Committee merges both links.';
/** Opens the bars of the sender's criteria. */
export const sharedBars = 'The points of each solution';
