import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Summaries with a look of their own: the plates of the hero's drawing, and the rules of the obligation map. */
const own = ['src/components/Hero.astro', 'src/components/home/SampleResult.astro', 'src/components/obligations/'];

it('opens in place with one of two looks, each with a chevron', () => {
  const files = globSync('src/**/*.{astro,tsx}').filter((file) => !own.some((name) => file.startsWith(name)));
  const summaries = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<summary([\s\S]*?)<\/summary>/g)].map(([text]) => ({ file, text })),
  );
  expect(summaries.length).toBeGreaterThan(5);
  for (const { file, text } of summaries)
    expect(text, file).toMatch(
      /^<summary class(?:Name)?=(?:"opens-(?:line|more)|\{`opens-\$)[\s\S]*<Icon name="chevron" \/>/,
    );
});
