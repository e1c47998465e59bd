import { addressCode } from '#domain/address-code';
import { calendarDay } from '#domain/days';
import { wayRead } from '#domain/facts/way-read';
import type { Advice } from '#domain/recommendation/advice';
import type { LayerGap } from '#domain/recommendation/editors-ranking';
import type { Explained, Explanation, SourcedLine } from '#domain/recommendation/explanation';
import type { Recommendations } from '#domain/recommendation/recommend';
import type { SituationLine } from '#domain/recommendation/situation';
import { isPerfectMatch, rankBadges } from '#domain/recommendation/score';
import { needsMetLine, nothingFits, placeLine, scoresLine } from '#domain/recommendation/summary';
import { inList, numberInWords } from '#domain/words';

/** The name of the downloaded report. Specification §2, step 5. */
export const reportFileName = 'smartstack-solution-navigator-results.txt';

/** The agency's addresses, as the report's last lines give them. */
export type ReportContact = { name: string; email: string; bookingUrl: string; providersUrl: string };

const width = 78;

/**
 * Returns the results as plain text to save or forward: the answers in words, the ranking with each miss before its
 * praise, cautions, open questions, gaps, next steps, day and version of the catalogue. No contact details: the report is
 * made to be passed on. Lines of at most 78 characters, `\n` line ends.
 */
export function textReport(
  title: string,
  situation: readonly SituationLine[],
  explanation: Explanation,
  { version, providers }: Pick<Advice, 'version' | 'providers'>,
  contact: ReportContact,
  date: Date,
): string {
  const { recommendations, summary, shared, top, additional } = explanation;
  const { gaps, source } = recommendations;
  return [
    `${contact.name} ${title}`,
    '='.repeat(`${contact.name} ${title}`.length),
    `Date: ${calendarDay(date)}`,
    `Catalogue version: ${version}`,
    '',
    ...heading('Your organization and answers'),
    ...situation.flatMap(({ label, value }) => wrap(`${label}: ${value}`, '', '  ')),
    '',
    ...heading('Your ranking'),
    ...wrap(summary.firm, '', ''),
    ...(summary.detail ? wrap(summary.detail, '', '') : []),
    ...wrap(scoresLine(recommendations), '', ''),
    ...(shared.length > 0 ? ['', `All ${numberInWords(top.length)}:`, ...shared.flatMap(found)] : []),
    ...top.flatMap((explained) => ['', ...entry(explained, source)]),
    ...(additional.length > 0 ? ['', ...heading('Additional Recommended Solutions')] : []),
    ...additional.flatMap((explained) => ['', ...entry(explained, source)]),
    ...(gaps.length > 0 ? ['', ...heading('Layers without a pick')] : []),
    ...gaps.flatMap((gap) => wrap(gapLine(gap, source, providers[gap.layer] ?? 0, contact.providersUrl), '', '  ')),
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

/** Returns one solution: what it misses and what is not confirmed, then what it is, what to check and what to ask. */
function entry(explained: Explained, source: Recommendations['source']): string[] {
  const { recommendation, misses, open, lines, checks, questions } = explained;
  const { solution, score, place, needs, isLayerPick } = recommendation;
  const title = [
    place && rankBadges[place.number - 1],
    `${solution.name} (${solution.provider})`,
    score !== null && (place ? `${score}, ${placeLine(place, source)}` : `${score} points`),
    isLayerPick && 'pick for this layer',
    place && (isPerfectMatch(recommendation) ? 'Perfect Match' : needsMetLine(needs)),
  ];
  return [
    ...wrap(title.filter(Boolean).join(' | '), '', '  '),
    ...misses.flatMap((line) => [...wrap(`Misses: ${line.text}`, '  ', '    '), ...sources(line)]),
    ...open.flatMap((text) => wrap(text, '  ', '    ')),
    ...wrap(`Layer: ${solution.category}`, '  ', '  '),
    ...wrap(solution.description, '  ', '  '),
    ...(place ? (source === 'live-data' ? pointLines(recommendation) : lines.flatMap(found)) : []),
    ...(checks[0] ? wrap(`Check before you buy: ${checks[0]}`, '  ', '    ') : []),
    ...(place ? questions.flatMap((question) => wrap(`Ask: ${question}`, '  ', '    ')) : []),
  ];
}

/** Returns the parts of a live score, with their points. */
function pointLines({ reasons }: Explained['recommendation']): string[] {
  return reasons.flatMap(({ text, met, points }) =>
    wrap(points === undefined ? text : `${text} (${points} points)`, met ? '  + ' : '  - ', '    '),
  );
}

/** Returns a line for or against a solution, and under it what it rests on. */
function found(line: SourcedLine): string[] {
  return [...wrap(line.text, line.met ? '  + ' : '  - ', '    '), ...sources(line)];
}

function sources({ facts, byEditor }: SourcedLine): string[] {
  return [
    ...(byEditor ? ['    (our editor’s judgement)'] : []),
    ...facts.flatMap((fact) => {
      const { how, date } = wayRead(fact);
      return wrap(`(${fact.source.title}, ${how} ${date}: ${fact.source.url})`, '    ', '    ');
    }),
  ];
}

function gapLine(
  { layer, unmet }: LayerGap,
  source: Recommendations['source'],
  providers: number,
  url: string,
): string {
  const reason = [nothingFits(source), inList(unmet)].filter(Boolean).join(' ');
  return `${layer}: ${reason}. See ${providers} providers: ${url}?category=${addressCode(layer)}`;
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
