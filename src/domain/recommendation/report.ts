import type { WizardDefinition } from '#domain/content/wizard';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import { type Answers, answerLines } from '#domain/wizard/answers';

/** The name of the downloaded report. Specification §2, step 5. */
export const reportFileName = 'smartstack-solution-navigator-results.txt';

/** The badges of the top three. Specification §2, step 5. */
export const rankBadges = ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice'] as const;

/** The agency's addresses, as the report's last lines give them. */
export type ReportContact = { name: string; email: string; bookingUrl: string; providersUrl: string };

const width = 78;

/**
 * Returns the results as plain text to save or forward: profile and answers, ranking with reasons, next steps, date. No
 * contact details: the report is made to be passed on. Lines of at most 78 characters, `\n` line ends.
 */
export function textReport(
  wizard: WizardDefinition,
  answers: Answers,
  recommendations: Recommendations,
  contact: ReportContact,
  date: Date,
): string {
  const { source, top, additional } = recommendations;
  const sourceLine =
    source === 'live-data'
      ? 'Scored from live website data: points for challenge area, size, priorities and answers.'
      : "Editor's ranking: the order and the fit are set by our advisors; the reasons are yours.";
  return [
    `${contact.name} ${wizard.title}`,
    '='.repeat(`${contact.name} ${wizard.title}`.length),
    `Date: ${calendarDay(date)}`,
    '',
    ...heading('Your organization and answers'),
    ...answerLines(wizard, answers).flatMap((line) => wrap(`${line.label}: ${line.values.join('; ')}`, '', '  ')),
    '',
    ...heading('Your ranking'),
    ...wrap(sourceLine, '', ''),
    ...top.flatMap((recommendation, index) => ['', ...entry(recommendation, rankBadges[index] ?? '')]),
    ...(additional.length > 0 ? ['', ...heading('Additional Recommended Solutions')] : []),
    ...additional.flatMap((recommendation) => ['', ...entry(recommendation, '')]),
    '',
    ...heading('Next steps'),
    ...wrap(`1. Talk it through with an advisor: ${contact.bookingUrl}`, '', '   '),
    ...wrap(`2. Compare who else works in each layer: ${contact.providersUrl}`, '', '   '),
    ...wrap(`3. Ask a question: ${contact.email}`, '', '   '),
    '',
    ...wrap(
      'Being listed is not an endorsement, and no payment can influence the order. ' +
        'Check data residency, contract terms and references before you decide.',
      '',
      '',
    ),
    '',
  ].join('\n');
}

function entry({ solution, score, reasons }: Recommendation, badge: string): string[] {
  const title = `${solution.name} (${solution.provider})`;
  return [
    ...wrap([badge, title, score === null ? '' : `fit ${score} of 100`].filter(Boolean).join(' | '), '', '  '),
    ...wrap(`Layer: ${solution.category}`, '  ', '  '),
    ...wrap(solution.description, '  ', '  '),
    ...reasons.flatMap((reason) =>
      wrap(
        `${reason.text}${reason.points === undefined ? '' : ` (${reason.points} points)`}`,
        reason.met ? '  + ' : '  - ',
        '    ',
      ),
    ),
  ];
}

/** Returns the visitor's own day, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

function heading(text: string): string[] {
  return [text, '-'.repeat(text.length)];
}

/** Breaks a text at spaces; the first line is led by `first`, the others by `rest`. A longer word stays whole. */
function wrap(text: string, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
