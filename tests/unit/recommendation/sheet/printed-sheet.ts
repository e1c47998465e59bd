import {
  all,
  attribute,
  type Element,
  first,
  inClass,
  pageOf,
  tag,
  textOf,
  withId,
} from '#tests/unit/recommendation/sheet/elements';

/* A results sheet as its reader has it: the words of each part, and the marks beside them. */

export type Mark = 'yes' | 'partly' | 'no' | 'open';

/** A column of the matrix. `marks` follow the rows; null where a need does not concern it. */
export type PrintedColumn = {
  place: string;
  score: number | null;
  scoreNote: string;
  name: string;
  page: string;
  provider: string;
  /** 'Perfect Match', and whether it is filled. */
  match: { isFilled: boolean } | null;
  /** 'on all 3 needs', or 'Meets 2 of 3, 1 in part'. */
  count: string;
  marks: (Mark | null)[];
  /** 'Yes', 'In part' beside each mark. */
  words: string[];
  facts: { says: string; found: number } | null;
  caution: string;
};

/** A pick in a section: its heading, the marks of what it misses, meets in part or leaves open, all words. */
export type PrintedPick = {
  heading: string;
  group: string;
  job: string;
  marks: Mark[];
  says: string;
  questions: string[];
};

/** A row below the three. */
export type PrintedFurther = { name: string; page: string; marks: (Mark | null)[]; says: string; points: string };

export type PrintedSheet = {
  /** 'For Infrastructure, look at Veeam first.': before the sentence where no challenge is stated; else empty. */
  priorities: string;
  /** The name in 'Start with Veeam.', whose reason the sentence is; empty where the sentence names nobody. */
  startWith: string;
  /** Empty where the priorities have picks and the three serve other layers. */
  sentence: string;
  /** What the first leaves open. */
  open: { title: string; text: string };
  next: string;
  /** How the others stand. */
  rest: string;
  note: string;
  /** The column before the places, for the first pick of the priorities. */
  lead: PrintedColumn | null;
  /** 'For Infrastructure', over the column before the places; empty for none. */
  overLead: string;
  /** 'Ranked for the other layers', over the places; empty for none. */
  over: string;
  columns: PrintedColumn[];
  rows: string[];
  /** What is said once of all columns: 'Not confirmed for any of the four'. */
  shared: string[];
  stack: { layer: string; state: string; entries: { name: string; rank: string }[] }[];
  legend: string;
  reading: { says: string; bars: string[] };
  why: { title: string; line: string; shared: string; picks: PrintedPick[] };
  check: { line: string; picks: PrintedPick[] };
  obligations: { line: string; groups: { heading: string; natures: string[] }[]; others: string };
  additional: { line: string; labels: string[]; rows: PrintedFurther[] };
};

/** Returns what is printed on a results sheet. */
export function printedSheet(html: string): PrintedSheet {
  const page = pageOf(html);
  const lines = all(first(page, inClass('sheet-firm')), tag('dd'));
  const [title = '', open = '', next = ''] = lines.map((line) => textOf(first(line, inClass('title'))));
  const isForPriorities = /^For .*, look at /.test(title);
  const startWith = /^Start with (.*)\.$/.exec(title)?.[1] ?? '';
  const said = textOf(all(lines[0], tag('p')).at(-1));
  const others = first(page, inClass('sheet-rest'));
  // Phones name the next in line there, in place of its column.
  const rest = textOf(others)
    .slice(textOf(first(others, inClass('sheet-next'))).length)
    .trim();
  // Where the picks for the priorities are in other layers, there is no sentence on the three.
  const isElsewhere = said.endsWith('the three with a rank serve other layers.');
  const stack = first(page, inClass('recommended-stack'));
  const reading = first(page, inClass('sheet-reading'));
  const why = foldOf(page, 'why-these-three');
  const check = foldOf(page, 'check-before-you-buy');
  const obligations = foldOf(page, 'your-obligations');
  return {
    priorities: isForPriorities ? title : '',
    startWith,
    sentence: (isElsewhere ? '' : isForPriorities || startWith ? said : title).replace(/^It /, `${startWith} `),
    open: { title: open, text: textOf(all(lines[1], tag('p'))[1]) },
    next,
    rest,
    note: textOf(first(page, inClass('sheet-note'))),
    ...matrixOf(first(page, inClass('matrix'))),
    stack: all(stack, inClass('stack-row')).map(layerOf),
    legend: all(stack, tag('p')).map(textOf).at(-1) ?? '',
    reading: {
      says: textOf(first(reading, tag('p'))),
      bars: all(reading, tag('li')).map((bar) => textOf(first(bar, tag('span')))),
    },
    why: {
      ...why,
      shared:
        all(why.body, tag('h4'))
          .map(textOf)
          .find((text) => /^All \w+:$/.test(text)) ?? '',
      picks: all(why.body, tag('article')).map(pickOf),
    },
    check: { ...check, picks: all(check.body, tag('section')).map(pickOf) },
    obligations: {
      line: obligations.line,
      groups: all(obligations.body, isGroup).map((group) => ({
        heading: textOf(first(group, tag('h4'))),
        natures: all(group, tag('details')).map(natureOf),
      })),
      others: all(obligations.body, tag('p')).map(textOf).at(-1) ?? '',
    },
    additional: additionalOf(foldOf(page, 'additional-recommended-solutions')),
  };
}

function foldOf(page: ReturnType<typeof pageOf>, id: string) {
  const fold = all(page, inClass('results-fold')).find((each) => first(each, withId(id)));
  const summary = first(fold, tag('summary'));
  return {
    title: textOf(first(summary, tag('h3'))),
    line: textOf(first(summary, tag('span'))),
    body: first(fold, withId(id)),
  };
}

type PrintedMatrix = Pick<PrintedSheet, 'lead' | 'overLead' | 'over' | 'columns' | 'rows' | 'shared'>;

function matrixOf(matrix: Element | null): PrintedMatrix {
  const isProduct = (each: Element) => !['matrix-key', 'matrix-for', 'matrix-over'].some((name) => inClass(name)(each));
  const heads = all(first(matrix, tag('thead')), tag('th')).filter(isProduct);
  const lines = all(first(matrix, tag('tbody')), tag('tr'));
  const part = (name: string) => all(lines.find(inClass(name)), tag('td'));
  const [facts, cautions] = [part('matrix-facts'), part('matrix-cautions')];
  const needs = lines.filter((line) => !inClass('matrix-facts')(line) && !inClass('matrix-cautions')(line));
  const cells = needs.map((line) => {
    const own = all(line, tag('td'));
    const [shared] = own;
    return shared && inClass('matrix-shared')(shared) ? heads.map(() => shared) : own;
  });
  const columns = heads.map((column, index): PrintedColumn => {
    const [provider, count] = all(column, inClass('matrix-note'));
    const match = first(column, inClass('matrix-match'));
    const score = textOf(first(column, inClass('numeral')));
    const own = cells.map((line) => first(line[index], inClass('finding')));
    return {
      place: textOf(first(column, inClass('matrix-place'))),
      score: score === '' ? null : Number(score),
      scoreNote: textOf(first(first(column, inClass('matrix-score')), tag('small'))),
      name: textOf(
        first(first(column, inClass('matrix-name')), inClass('not-print:max-lg:hidden')) ??
          first(column, inClass('matrix-name')),
      ),
      page: attribute(first(column, tag('a')), 'href') ?? '',
      provider: textOf(provider),
      match: match && { isFilled: attribute(match, 'data-confirmed') !== undefined },
      count: textOf(count).replace(/^Perfect Match ?/, ''),
      marks: own.map(markIn),
      words: own.flatMap((cell) => (markIn(cell) ? textOf(first(cell, tag('b'))) : [])),
      facts: first(first(facts[index], inClass('finding')), tag('b')) && {
        says: textOf(first(first(facts[index], inClass('finding')), tag('b'))),
        // '2 yes, 9 in part'
        found: (textOf(first(first(facts[index], inClass('finding')), tag('small'))).match(/\d+/g) ?? [])
          .map(Number)
          .reduce((sum, number) => sum + number, 0),
      },
      // After its name, which stands before it on phones.
      caution: textOf(cautions[index])
        .slice(textOf(first(cautions[index], tag('b'))).length)
        .trim(),
    };
  });
  const isLed = heads.some(inClass('matrix-lead'));
  return {
    rows: needs.map((line) => textOf(first(line, tag('th')))),
    shared: all(matrix, inClass('matrix-shared')).map((cell) => textOf(first(cell, inClass('finding')))),
    lead: (isLed && columns[0]) || null,
    overLead: textOf(first(matrix, inClass('matrix-for'))),
    over: textOf(first(matrix, inClass('matrix-over'))),
    columns: isLed ? columns.slice(1) : columns,
  };
}

function markIn(element: Element | null): Mark | null {
  return (attribute(first(element, inClass('fact-mark')), 'data-finding') as Mark | undefined) ?? null;
}

function layerOf(row: Element): PrintedSheet['stack'][number] {
  const [layer] = all(row, tag('small')).map(textOf);
  return {
    layer: layer ?? '',
    state: attribute(first(row, inClass('plate')), 'data-state') ?? '',
    entries: all(row, tag('p')).flatMap((line) => {
      const rank = textOf(first(line, tag('small')));
      return rank === '' ? [] : [{ name: textOf(first(line, tag('b'))), rank }];
    }),
  };
}

function pickOf(article: Element): PrintedPick {
  const missed = first(article, inClass('missed-needs'));
  const lists = all(article, tag('ul'));
  return {
    heading: textOf(first(article, tag('h4'))),
    group: textOf(all(article, tag('p')).find(inClass('note'))),
    job: textOf(all(article, tag('p')).find((line) => first(line, tag('svg')))),
    marks: all(missed, tag('li')).flatMap((line) => markIn(line) ?? []),
    says: textOf(first(article, tag('p'))),
    questions: lists.filter((list) => list !== missed).flatMap((list) => all(list, tag('li')).map(textOf)),
  };
}

/** A heading of the obligations with its list. */
function isGroup(element: Element): boolean {
  return element.childNodes.some(({ nodeName }) => nodeName === 'ul') && first(element, tag('h4')) !== null;
}

/** 'Law', 'Guideline' or 'Contract standard', with which a rule’s detail says its status. */
function natureOf(rule: Element): string {
  const said = all(rule, tag('p')).map(textOf);
  return said.flatMap((text) => /^(Law|Guideline|Contract standard)\. /.exec(text)?.[1] ?? [])[0] ?? '';
}

function additionalOf({ line, body }: ReturnType<typeof foldOf>): PrintedSheet['additional'] {
  const [head, ...rows] = all(body, tag('tr'));
  const labels = all(head, tag('th')).map(textOf);
  const needs = labels.slice(1, labels.indexOf('In one line'));
  return {
    line,
    labels: needs,
    rows: rows.map((row) => {
      const cells = all(row, tag('td'));
      const name = first(row, tag('th'));
      return {
        name: textOf(name)
          .slice(0, textOf(name).length - textOf(first(name, tag('small'))).length)
          .trim(),
        page: attribute(first(name, tag('a')), 'href') ?? '',
        marks: cells.slice(0, needs.length).map(markIn),
        says: textOf(cells[needs.length]),
        points: textOf(cells[needs.length + 1]),
      };
    }),
  };
}
