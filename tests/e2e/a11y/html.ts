import { HtmlValidate, type Report } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns the violations of the standard's rules in a document. */
export async function htmlErrors(html: string): Promise<string[]> {
  const report: Report = await validator.validateString(html);
  return report.results
    .flatMap((result) => result.messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
