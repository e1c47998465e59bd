// The outline of the document: its sections, and the figures of each

export const situation = 'Our situation';
export const requirements = 'Requirements';
export const verification = 'How each requirement is verified';
export const obligations = 'Obligations';
export const evaluation = 'Evaluation';
export const priceSheet = 'Price sheet';
export const exitTerms = 'Exit terms';
export const questions = 'Questions to vendors';
export const mustsAndWeighted = (musts: number, weighted: number) => `${count(musts, 'must')}, ${weighted} weighted`;
export const checks = (number: number) => count(number, 'check');
export const rules = (number: number) => count(number, 'rule');
export const noIndustry = 'no industry chosen';
export const points = (number: number) => count(number, 'point');
export const threeYears = '3 years';

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

// Why the document could not be saved, and what to do

export const textsNotLoaded =
  'The document could not be written: its texts could not be loaded. Your answers are kept. Check your connection, then try again.';
export const partNotLoaded =
  'The document could not be written: the part of this site that writes it could not be loaded. Your answers are kept. Check your connection, reload the page, then try again.';
export const wordNotLoaded =
  'The Word file could not be written: the part of this site that writes it could not be loaded. Your answers are kept. Check your connection, reload the page and try again, or save the document as Markdown.';
export const notWritten = 'The document could not be written because of a mistake on our side. Your answers are kept.';

// Words that are not content: columns of the tables, and rows with a figure

export const subject = 'Requirements, evaluation, price sheet, exit terms and questions for vendors';
export const vendor = (letter: string) => `Vendor ${letter}`;
export const year = (number: number) => `Year ${number}`;
export const ofPoints = (number: number) => `of ${number}`;
export const document = 'Document';
export const entry = 'Entry';
export const draftedOn = 'Drafted on';
export const stateOfCriteria = 'State of the criteria and rules';
export const industry = 'Industry';
export const province = 'Province';
/** Says whose provincial rules the list has, by how much of them was read. */
export const provincial = {
  read: (province: string) => `Provincial rules are those of ${province}.`,
  part: (province: string) =>
    `Province: ${province}. Of provincial law the list has only a part; counsel adds the rest.`,
  none: (province: string) => `Province: ${province}. The list has no provincial law; counsel adds what applies there.`,
} as const;
export const aboutUs = 'About us';
export const stated = 'Stated';
export const requirement = 'Requirement';
export const weight = 'Weight';
export const must = 'Must';
export const source = 'Where it comes from';
export const need = 'Need';
export const questionToVendor = 'Question to the vendor';
export const evidence = 'Evidence to attach';
export const item = 'Item';
export const unit = 'Unit';
export const quantity = 'Quantity';
export const unitPrice = 'Unit price';
export const rule = 'Rule';
export const status = 'Status';
export const whatItAsks = 'What it asks';
export const ruleSource = 'Source';
export const note = (text: string) => `Note: ${text}`;
export const read = (day: string) => `Read ${day}`;
export const notRead = 'Official text, not read';
/** Returns the line at the foot of each page; the numbers are fields that the reader's program fills in. */
export const pageOf = <Field>(page: Field, pages: Field) => ['Page ', page, ' of ', pages];
