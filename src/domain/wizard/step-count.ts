/** Returns whether steps are counted. `setting` is COUNT_STEPS: only 'off' disables counting. */
export function areStepsCounted(setting: string | undefined): boolean {
  return setting !== 'off';
}
