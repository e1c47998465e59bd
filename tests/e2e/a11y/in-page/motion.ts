import { named } from '#tests/e2e/a11y/in-page/elements';

/* Reduced motion: nothing moves now or could move. Runs in the page. */

const longest = 0.01;

/** Running animations, and elements whose transitions or animations would last longer than 10 ms. */
export function motionFindings(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map((animation) => {
      const { effect } = animation;
      return `moves: ${effect instanceof KeyframeEffect && effect.target ? named(effect.target) : animation.id}`;
    });
  const would = new Set<string>();
  for (const element of document.querySelectorAll('*'))
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const lasts = (durations: string) => Math.max(...durations.split(',').map(parseFloat)) > longest;
      if (style.transitionProperty !== 'none' && lasts(style.transitionDuration))
        would.add(`would change in ${style.transitionDuration}: ${named(element)} ${pseudo ?? ''}`);
      if (style.animationName !== 'none' && lasts(style.animationDuration))
        would.add(`would move in ${style.animationDuration}: ${named(element)} ${pseudo ?? ''}`);
      if (style.scrollBehavior === 'smooth') would.add(`scrolls smoothly: ${named(element)}`);
    }
  return [...running, ...would];
}
