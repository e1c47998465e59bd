/* Plays the sample conversation (Demo.astro) while it is in view. */
import { atRest, period, tick } from '#domain/demo/demo';
import * as words from '#components/home/words.ts';

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
const tag = find<HTMLElement>('[data-sentiment]');
const meter = find<HTMLProgressElement>('progress');
const button = find<HTMLElement>('.demo button');
const lines = find('q').closest('ol')!.children;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let demo = atRest;
let inView = false;
let paused = false;

new IntersectionObserver((entries) => (inView = entries.at(-1)!.isIntersecting)).observe(meter);
button.onclick = () => {
  paused = button.toggleAttribute('data-paused');
  button.firstElementChild!.textContent = paused ? words.play : words.pause;
};
setInterval(() => {
  if (paused || !inView || document.hidden || calm.matches) return;
  demo = tick(demo, lines.length, Math.random);
  meter.value = demo.progress;
  tag.textContent = tag.dataset['sentiment'] = demo.sentiment;
  for (let line = 0; line < lines.length; line++) lines[line]!.toggleAttribute('data-shown', line === demo.line);
}, period);
