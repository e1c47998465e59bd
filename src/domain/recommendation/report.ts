import { addressCode } from '#domain/text/address-code';
import { calendarDay } from '#domain/text/days';
import { howRead } from '#domain/facts/how-read';
import type { Advice } from '#domain/recommendation/advice';
import type { LayerGap } from '#domain/recommendation/editors-ranking';
import type { Explained, Explanation, SourcedLine } from '#domain/recommendation/explanation';
import type { Recommendations } from '#domain/recommendation/recommend';
import type { SituationLine } from '#domain/recommendation/situation';
import { perfectMatch } from '#domain/recommendation/score';
import { groupHeading, needsMetLine, nothingFits, placeLine, placeSharedWithTop } from '#domain/recommendation/summary';
import * as words from '#domain/recommendation/words';
import { inList } from '#domain/text/words';

/** The name of the downloaded report. Specification §2, step 5. */
export const reportFileName = 'smartstack-solution-navigator-results.txt';

/** The agency's addresses for the report's last lines. */
export type ReportContact = { name: string; email: string; bookingUrl: string; providersUrl: string };

const width = 78;

/**
 * Returns the results as plain text to save or forward: the answers in words, the ranking with misses before praise,
 * cautions, open questions, gaps, next steps, day and version of the catalogue. Without contact details: the report is
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
  const { recommendations, sheet, shared, top, additional } = explanation;
  const { gaps, source } = recommendations;
  return [
    `${contact.name} ${title}`,
    '='.repeat(`${contact.name} ${title}`.length),
    `${words.date}: ${calendarDay(date)}`,
    `${words.catalogueVersion}: ${version}`,
    '',
    ...heading(words.yourAnswers),
    ...situation.flatMap(({ label, value }) => wrap(`${label}: ${value}`, '', '  ')),
    '',
    ...heading(words.yourRanking),
    ...wrap(sheet.sentence, '', ''),
    ...wrap(sheet.todo, '', ''),
    ...wrap(sheet.note, '', ''),
    ...(shared.length > 0 ? ['', words.all(top.length), ...shared.flatMap(found)] : []),
    ...top.flatMap((explained, index) => {
      const group = groupHeading(recommendations, index);
      return [...(group ? ['', ...wrap(`${group}:`, '', '')] : []), '', ...entry(explained, recommendations)];
    }),
    ...(additional.length > 0 ? ['', ...heading(words.additional)] : []),
    ...additional.flatMap((explained) => ['', ...entry(explained, recommendations)]),
    ...(gaps.length > 0 ? ['', ...heading(words.gaps)] : []),
    ...gaps.flatMap((gap) => wrap(gapLine(gap, source, providers[gap.layer] ?? 0, contact.providersUrl), '', '  ')),
    '',
    ...heading(words.nextSteps),
    ...wrap(`${words.talk}: ${contact.bookingUrl}`, '', '   '),
    ...wrap(`${words.compare}: ${contact.providersUrl}`, '', '   '),
    ...wrap(`${words.ask}: ${contact.email}`, '', '   '),
    '',
    ...wrap(words.disclosure, '', ''),
    '',
  ].join('\n');
}

/** Returns one solution: its missed, partly met and open needs, then its description, checks and questions. */
function entry(explained: Explained, recommendations: Recommendations): string[] {
  const { source } = recommendations;
  const { recommendation, misses, inPart, open, lines, checks, questions } = explained;
  const { solution, score, place, needs, isLayerPick } = recommendation;
  const title = [
    place && words.rankBadges[place.number - 1],
    `${solution.name} (${solution.provider})`,
    score !== null && (place ? `${score}, ${placeLine(place, source)}` : words.points(score)),
    !place && placeSharedWithTop(recommendation, recommendations),
    isLayerPick && words.pickForLayer,
    place && (perfectMatch(recommendation)?.text ?? needsMetLine(needs)),
  ];
  return [
    ...wrap(title.filter(Boolean).join(' | '), '', '  '),
    ...misses.flatMap((line) => [...wrap(`${words.misses}: ${line.text}`, '  ', '    '), ...sources(line)]),
    ...inPart.flatMap((line) => [...wrap(line.text, '  ', '    '), ...sources(line)]),
    ...open.flatMap((text) => wrap(text, '  ', '    ')),
    ...wrap(`${words.layer}: ${solution.category}`, '  ', '  '),
    ...wrap(solution.description, '  ', '  '),
    ...(place ? (source === 'live-data' ? pointLines(recommendation) : lines.flatMap(found)) : []),
    ...(checks.length > 0 ? wrap(`${words.checkBeforeYouBuy}: ${checks.join(' ')}`, '  ', '    ') : []),
    ...(place ? questions.flatMap((question) => wrap(`${words.question}: ${question}`, '  ', '    ')) : []),
  ];
}

/** Returns the parts of a live score, with their points. */
function pointLines({ reasons }: Explained['recommendation']): string[] {
  return reasons.flatMap(({ text, met, points }) =>
    wrap(points === undefined ? text : `${text} (${words.points(points)})`, met ? '  + ' : '  - ', '    '),
  );
}

/** Returns a line for or against a solution, with its basis below it. */
function found(line: SourcedLine): string[] {
  return [...wrap(line.text, line.met ? '  + ' : '  - ', '    '), ...sources(line)];
}

function sources({ facts, byEditor }: SourcedLine): string[] {
  return [
    ...(byEditor ? [`    ${words.byEditor}`] : []),
    ...facts.flatMap((fact) => {
      const { how, date } = howRead(fact);
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
  return `${layer}: ${reason}. ${words.seeProviders(providers, `${url}?category=${addressCode(layer)}`)}`;
}

function heading(text: string): string[] {
  return [text, '-'.repeat(text.length)];
}

/**
 * Wraps a text at spaces, with `first` before the first line and `rest` before the others. A longer word stays whole.
 */
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
