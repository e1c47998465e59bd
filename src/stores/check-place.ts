import { atom } from 'nanostores';
import { onStepEntered, stepInAddress } from '#browser/address';

/** The fragment of 'Criteria'. It is not the id of a wizard's step, so wizards ignore it. */
export const checkPlace = 'check';

/** Whether the address names the check. */
export const $isChecking = atom(false);

/** Follows the address while a wizard's results are shown. Returns a function that stops it. */
export function followCheckPlace(): () => void {
  const follow = () => $isChecking.set(stepInAddress() === checkPlace);
  follow();
  return onStepEntered(follow);
}
