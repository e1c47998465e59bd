import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type Report } from 'html-validate';
import { expect, test } from 'playwright/test';
import { dist } from '#tests/e2e/routes';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const file of globSync('**/*.html', { cwd: dist }))
  test(`${file} is valid HTML`, async () => {
    const report: Report = await validator.validateString(readFileSync(path.join(dist, file), 'utf8'));
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([]);
  });
