import { atom } from 'nanostores';
import { onStepEntered, stepInAddress } from '#browser/address';

/** The fragment of 'Check it against your criteria'. No step of a wizard has it, so wizards leave it alone. */
export const checkPlace = 'check';

/** Whether the address names the check. */
export const $isChecking = atom(false);

/** Follows the address as long as a wizard's results stand. Returns how to stop. */
export function followCheckPlace(): () => void {
  const follow = () => $isChecking.set(stepInAddress() === checkPlace);
  follow();
  return onStepEntered(follow);
}
