/**
 * Words that mean something else in most sentences ('smaller teams', 'security deposit', 'our own app'). As a keyword
 * they count only where they stand alone: as a solution's category, as one of its keywords, or as a whole line.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'audit|automated|backup|calls|chat|cloud|collaboration|communications|consolidate|consolidation|dedicated|e mail|' +
    'email|events|hosting|identity|infrastructure|meetings|messaging|mobile|network|on premise|on premises|onboarding|' +
    'phone|private|redundancy|remote|reputation|resilience|reviews|rooms|routing|security|self service|simplify|soc|' +
    'social|social media|standalone|support|teams|vendor|video|voice|workflow|workflows|zoom'
  ).split('|'),
);
