import { HtmlValidate, type Report } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What the standard's rules find wrong in a document. */
export async function htmlErrors(html: string): Promise<string[]> {
  const report: Report = await validator.validateString(html);
  return report.results
    .flatMap((result) => result.messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
