import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { htmlErrors } from '#tests/e2e/a11y/html';
import { dist } from '#tests/e2e/routes';

for (const file of globSync('**/*.html', { cwd: dist }))
  test(`${file} is valid HTML`, async () => {
    expect(await htmlErrors(readFileSync(path.join(dist, file), 'utf8'))).toEqual([]);
  });
