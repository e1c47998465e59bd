import { areaOf, type WordedAnswer, wordedAnswers, joinedWordings } from '#domain/requirements/answers';
import { type CountedRequirement, countedRequirements } from '#domain/requirements/counted';
import {
  type Block,
  cell,
  type Cell,
  emptyCells,
  type Section,
  type StructuredDocument,
} from '#domain/requirements/document';
import { provinceNames } from '#domain/obligations/words';
import type { RequirementsInput } from '#domain/requirements/input';
import { statedNeeds, type StatedNeed } from '#domain/requirements/needs';
import { obligationBlocks } from '#domain/requirements/obligation-tables';
import type { RequirementsWords } from '#domain/requirements/document-content';
import * as labels from '#domain/requirements/words';
import { calendarDay, dayInWords } from '#domain/text/days';

/** The vendors with a column in the tables of the evaluation. */
const vendors = ['A', 'B', 'C'].map(labels.vendor);

/** The years of the price sheet. */
const years = [1, 2, 3].map(labels.year);

/** The input of the sections. */
type Parts = {
  input: RequirementsInput;
  words: RequirementsWords;
  answers: readonly WordedAnswer[];
  musts: readonly CountedRequirement[];
  rated: readonly CountedRequirement[];
  needs: readonly StatedNeed[];
};

/**
 * Returns the requirements document: the text that a buyer issues to every vendor alike. It contains no contact details
 * and names no provider or product, whatever was answered. Its eight sections are always there, so a changed answer
 * changes only its own lines.
 */
export function requirementsDocument(input: RequirementsInput, words: RequirementsWords): StructuredDocument {
  const answers = wordedAnswers(input.wizard, input.answers, words);
  const counted = countedRequirements(input, answers);
  const parts: Parts = {
    input,
    words,
    answers,
    musts: counted.filter(({ isMust }) => isMust),
    rated: counted.filter(({ isMust }) => !isMust),
    needs: statedNeeds(answers, words),
  };
  const title = areaOf(answers, words)?.title ?? labels.requirements;
  return {
    title,
    subject: labels.subject,
    language: 'en-CA',
    opening: opening(parts),
    sections: [situation, requirements, verification, obligations, evaluation, prices, exit, questions].map((section) =>
      section(parts),
    ),
  };
}

function opening({ input, words: { text } }: Parts): Block[] {
  return [
    paragraph(text.purpose),
    paragraph(text.beforeIssue),
    {
      kind: 'table',
      columns: [
        { heading: labels.document, width: 38 },
        { heading: labels.entry, width: 62 },
      ],
      rows: [
        ...text.toFillIn.map((label) => [cell(label), []]),
        [cell(labels.draftedOn), cell(dayInWords(calendarDay(input.date)))],
        [cell(labels.stateOfCriteria), cell(input.version)],
      ],
    },
  ];
}

function situation({ input: { industry }, words, answers }: Parts): Section {
  const { heading, introduction } = words.text.sections.situation;
  const rows = [
    ...(industry ? [[cell(labels.industry), cell([industry.name, industry.kind].filter(Boolean).join(': '))]] : []),
    ...(industry ? [[cell(labels.province), cell(provinceNames[industry.province])]] : []),
    ...answers.map(({ label, chosen }) => [cell(label), cell(joinedWordings(chosen))]),
  ];
  const columns = [
    { heading: labels.aboutUs, width: 38 },
    { heading: labels.stated, width: 62 },
  ];
  return { heading, blocks: [paragraph(introduction), { kind: 'table', columns, rows }] };
}

function requirements({ words, musts, rated, needs }: Parts): Section {
  const text = words.text.sections.requirements;
  const because = ({ because }: CountedRequirement) => cell(...(because.length > 0 ? because : [text.setByUs]));
  return {
    heading: text.heading,
    blocks: [
      paragraph(text.introduction),
      heading(text.mandatory),
      tableOrWords(
        [
          { heading: labels.requirement, width: 42 },
          { heading: labels.weight, width: 14 },
          { heading: labels.source, width: 44 },
        ],
        musts.map((must) => [cell(must.label), cell(labels.must), because(must)]),
        text.noMandatory,
      ),
      heading(text.rated),
      tableOrWords(
        [
          { heading: labels.requirement, width: 42 },
          { heading: labels.weight, width: 14 },
          { heading: labels.source, width: 44 },
        ],
        rated.map((each) => [cell(each.label), cell(String(each.weight)), because(each)]),
        text.noRated,
      ),
      heading(text.needs),
      paragraph(needs.length > 0 ? text.needsIntroduction : text.noNeeds),
      ...(needs.length > 0
        ? [
            table(
              [
                { heading: labels.need, width: 56 },
                { heading: labels.source, width: 44 },
              ],
              needs.map(({ need, because }) => [cell(need), cell(because)]),
            ),
          ]
        : []),
    ],
  };
}

function verification({ words, musts, rated, needs }: Parts): Section {
  const { heading, introduction, nothing } = words.text.sections.verification;
  const rows = [
    ...[...musts, ...rated].map(({ label, question, evidence }) => [cell(label), cell(question), cell(evidence)]),
    ...needs.map(({ need, check, evidence }) => [cell(need), cell(check), cell(evidence)]),
  ];
  const columns = [
    { heading: labels.requirement, width: 26 },
    { heading: labels.questionToVendor, width: 37 },
    { heading: labels.evidence, width: 37 },
  ];
  return { heading, blocks: [paragraph(introduction), tableOrWords(columns, rows, nothing)] };
}

function obligations({ input, words }: Parts): Section {
  const text = words.text.sections.obligations;
  return {
    heading: text.heading,
    blocks: [
      paragraph(text.introduction),
      ...(input.industry
        ? [paragraph(labels.provincial[input.industry.reading](provinceNames[input.industry.province]))]
        : []),
      ...obligationBlocks(input.obligations, text),
    ],
  };
}

function evaluation({ words, musts, rated, needs }: Parts): Section {
  const text = words.text.sections.evaluation;
  const forVendors = vendors.map((vendor) => ({ heading: vendor, width: 14 }));
  const passOrFail = [{ heading: labels.requirement, width: 58 }, ...forVendors];
  const scores = [{ heading: labels.requirement, width: 46 }, { heading: labels.weight, width: 12 }, ...forVendors];
  const points = rated.reduce((sum, { weight }) => sum + weight, 0);
  const blank = emptyCells(vendors.length);
  return {
    heading: text.heading,
    onNewPage: true,
    blocks: [
      paragraph(text.introduction),
      { kind: 'list', numbered: false, items: text.scoring },
      heading(text.mandatory),
      tableOrWords(
        passOrFail,
        musts.map(({ label }) => [cell(label), ...blank]),
        words.text.sections.requirements.noMandatory,
      ),
      heading(text.rated),
      tableOrWords(
        scores,
        rated.map(({ label, weight }) => [cell(label), cell(String(weight)), ...blank]),
        words.text.sections.requirements.noRated,
        [[cell(text.total), cell(labels.ofPoints(points)), ...blank]],
      ),
      ...(needs.length > 0
        ? [
            heading(text.needs),
            table(
              passOrFail,
              needs.map(({ need }) => [cell(need), ...blank]),
            ),
          ]
        : []),
    ],
  };
}

function prices({ words, answers }: Parts): Section {
  const text = words.text.sections.prices;
  const items = [...(areaOf(answers, words)?.prices ?? []), ...words.text.prices];
  const quantity = (question: string | undefined) =>
    joinedWordings(answers.find((answer) => answer.question === question)?.chosen ?? []);
  const amounts = emptyCells(years.length);
  return {
    heading: text.heading,
    onNewPage: true,
    blocks: [
      paragraph(text.introduction),
      {
        kind: 'table',
        columns: [
          { heading: labels.item, width: 26 },
          { heading: labels.unit, width: 17 },
          { heading: labels.quantity, width: 12 },
          { heading: labels.unitPrice, width: 12 },
          ...years.map((year) => ({ heading: year, width: 11 })),
        ],
        rows: items.map(({ item, unit, quantityFrom }) => [
          cell(item),
          cell(unit),
          cell(quantity(quantityFrom)),
          [],
          ...amounts,
        ]),
        closing: [text.total, text.taxes].map((label) => [cell(label), ...emptyCells(3), ...amounts]),
      },
    ],
  };
}

function exit({ words, answers }: Parts): Section {
  const { heading, introduction } = words.text.sections.exit;
  const items = [...words.text.exit, ...(areaOf(answers, words)?.exit ?? [])];
  return { heading, blocks: [paragraph(introduction), { kind: 'list', numbered: true, items }] };
}

function questions({ words, answers }: Parts): Section {
  const text = words.text.sections.questions;
  const area = areaOf(answers, words);
  return {
    heading: text.heading,
    blocks: [
      paragraph(text.introduction),
      heading(text.general),
      { kind: 'list', numbered: true, items: words.text.questions },
      ...(area ? [heading(text.area), { kind: 'list', numbered: true, items: area.questions } as const] : []),
    ],
  };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

function heading(text: string): Block {
  return { kind: 'heading', text };
}

type Columns = Extract<Block, { kind: 'table' }>['columns'];

function table(columns: Columns, rows: readonly (readonly Cell[])[], closing?: readonly (readonly Cell[])[]): Block {
  return { kind: 'table', columns, rows, ...(closing ? { closing } : {}) };
}

/** Returns a table, or `otherwise` as a paragraph where it would be empty. */
function tableOrWords(columns: Columns, rows: readonly Cell[][], otherwise: string, closing?: Cell[][]): Block {
  return rows.length > 0 ? table(columns, rows, closing) : paragraph(otherwise);
}
