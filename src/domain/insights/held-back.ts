/**
 * Returns whether an article is held back: a build leaves it out until the day that it is dated. `today` is the day of
 * the build; both are YYYY-MM-DD.
 */
export function isHeldBack({ date }: { date: string }, today: string): boolean {
  return date > today;
}
