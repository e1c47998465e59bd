/** Words that only the results need: with those of the whole Navigator, its first step would load them too. */

/** What to do next with what somebody has sent. */
export const sayWhatCounts = 'Say what counts for you, and send it back';
export const sayWhatCountsNote = 'With these answers as your own, set your criteria; a committee merges both links.';
/** Opens the bars of the sender's criteria. */
export const sharedBars = 'The points of each';
