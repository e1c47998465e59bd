/** Returns whether steps are counted. `setting` is COUNT_STEPS: only 'off' switches it off. */
export function areStepsCounted(setting: string | undefined): boolean {
  return setting !== 'off';
}
