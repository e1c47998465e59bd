import { seededSettings, seeds } from '#domain/check/seed';
import { positionOf, settingOf, type Settings, storedSettings } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import type { LeadAnswers } from '#domain/crm/lead-answers';
import { wizardTags } from '#domain/crm/wizard-tags';
import type { RankedLead, ReadLead } from '#domain/crm/read-lead';
import * as words from '#domain/crm/words';
import { industryOf } from '#domain/lead/industry';
import type { Lead } from '#domain/lead/schema';
import { headedGroups } from '#domain/obligations/headings';
import { natures } from '#domain/obligations/nature';
import { obligationsOf } from '#domain/obligations/obligations';
import { provinceOf } from '#domain/obligations/province';
import { obligationsInWords } from '#domain/obligations/sentences';
import { situationOf, statedIn } from '#domain/obligations/situation';
import { natureNames, provinceNames } from '#domain/obligations/words';
import type { Advice } from '#domain/recommendation/advice';
import { littleKnownLine, nearestProducts } from '#domain/recommendation/nearest-products';
import { metNeeds, missedNeeds, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import {
  answersForRules,
  nearestCategories,
  rankedBelow,
  type Recommendation,
  type Recommendations,
} from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import { jobWords, rankBadges } from '#domain/recommendation/words';
import type { SheetColumn } from '#domain/recommendation/sheet/sheet';
import { linkFragment, sharedAnswers } from '#domain/share/encode';
import type { Shared } from '#domain/share/link';
import type { Answers } from '#domain/wizard/answers';
import { inList } from '#domain/text/words';

/** The most characters of a brief. HighLevel documents no limit of a note; nobody reads more before a call. */
export const briefLimit = 10_000;

/** Of them, how many are kept for the names of what is left out. */
const roomForNames = 1000;

/** Lines that stand or are left out together. `name` says what is missing then. */
type Block = { name: string; lines: string[] };

/**
 * Returns what an advisor reads before a call: the answers in words, the weights if the visitor has set any, a link to
 * the results, what the editors' ranking recommends on the day of the lead and in which place, what each pick misses and
 * leaves open, one caution for each, the layers without a pick, and the questions that nothing known answers. All of it
 * follows from the answers and the catalogue: nothing that a body says of products is looked at. At most 10,000
 * characters; what is left out is named. One line each, so that no word of a visitor's can pose as a line.
 */
export function advisorsBrief(read: ReadLead): string {
  const { lead, received, words: told, advice, known, ranked } = read;
  const { id: chosenIndustry, kind, province } = industryOf(lead);
  const head: Block = {
    name: words.headPart,
    lines: [
      words.brief,
      words.received(minute(received)),
      words.catalogue(advice?.version),
      words.company(lead.company),
      words.industry(industryName(chosenIndustry, told?.industries ?? {})),
      ...(kind ? [words.kind(kindName(advice, chosenIndustry, kind))] : []),
      ...(province ? [words.province(provinceNames[provinceOf(province)])] : []),
    ],
  };
  if (!told || !known) return fitted([head, section(words.answersPart, words.noQuestions)]);
  const { wizard, answers } = known;
  const blocks = [head, ...answerBlocks(known)];
  if (advice) {
    const link = resultsLink(read);
    blocks.push(...criteriaBlocks(knownSettings(lead, advice), advice));
    if (link) blocks.push(section(words.linkPart, words.link, [link]));
  }
  const rules = advice ? obligationBlocks(lead.industry ?? '', answers, advice) : [];
  return fitted([...blocks, ...adviceBlocks(wizard, answers, advice, ranked, rules)]);
}

/**
 * Returns the link to a lead's results, or null where it has none, no page opens them, or the sources cannot be read. It
 * holds no detail of a person.
 */
export function resultsLink({ lead, received, words: told, advice, known }: ReadLead): string | null {
  if (!advice || !told || !known || Number.isNaN(received.getTime())) return null;
  const { wizard, answers } = known;
  const page = wizard.crmTag === wizardTags.navigator ? told.resultsPage : undefined;
  const shared: Shared = {
    answers: sharedAnswers(wizard, answers),
    industry: Object.hasOwn(told.industries, industryOf(lead).id) ? (lead.industry ?? null) : null,
    settings: knownSettings(lead, advice),
    compared: [],
  };
  if (page === undefined || !shared.answers['challengeArea']) return null;
  return `${page}#${linkFragment(shared, advice.version, received)}`;
}

/** Returns a time to the minute. A damaged record has none. */
function minute(time: Date): string {
  return Number.isNaN(time.getTime())
    ? words.timeNotKnown
    : words.utc(time.toISOString().slice(0, 16).replace('T', ' '));
}

function industryName(id: string, names: Readonly<Record<string, string>>): string {
  if (id === '') return words.notTold;
  return Object.hasOwn(names, id) ? `${names[id]}` : words.notKnownHere(id);
}

/** Returns the name of a kind of organization; as it came where nobody knows it. */
function kindName(advice: Advice | null, industry: string, kind: string): string {
  const kinds = advice?.industries.find(({ id }) => id === industry)?.kinds ?? [];
  return kinds.find(({ id }) => id === kind)?.name ?? words.notKnownHere(kind);
}

/** A part under a heading of its own. */
function section(name: string, heading: string, lines: readonly string[] = []): Block {
  return { name, lines: ['', heading, ...lines] };
}

/** The longest value of a page of another build that the brief repeats; the note has all of it. */
const longestCode = 120;

/** The answers that count, in words, and those that this build cannot read or does not count, as they came. */
function answerBlocks({ wizard, read, unread }: LeadAnswers): Block[] {
  const lines = read.map(({ question, labels }) => `${question} ${labels.join('; ')}`);
  const left = unread.map(
    ({ question, values }) =>
      `${question} ${values.length > longestCode ? `${values.slice(0, longestCode)}…` : values}`,
  );
  return [
    section(words.answersPart, words.answersIn(wizard.title), lines.length > 0 ? lines : [words.noAnswers]),
    ...(left.length > 0 ? [section(words.unreadPart, words.notRead, left)] : []),
  ];
}

/** Returns what a lead carries of weights, for the criteria that there are; null where that is nothing. */
function knownSettings({ criteria: settings = {} }: Lead, { criteria }: Advice): Settings | null {
  return storedSettings(Object.fromEntries(criteria.map(({ id }) => [id, settingOf(settings, id)])));
}

/** The weights that the visitor has set, the highest first. */
function criteriaBlocks(settings: Settings | null, { criteria }: Advice): Block[] {
  if (!settings) return [];
  const place = ({ id }: { id: string }) => positionOf(settingOf(settings, id));
  const lines = criteria
    .filter((criterion) => place(criterion) > 0)
    .sort((a, b) => place(b) - place(a))
    .map((criterion) => {
      const setting = settingOf(settings, criterion.id);
      return setting === 'must' ? words.must(criterion.label) : words.ofWeight(setting, criterion.label);
    });
  return [section(words.criteriaPart, words.criteria, lines)];
}

/** The counts of the obligations as on the results, then their names by laws, guidelines and contract standards. */
function obligationBlocks(industry: string, answers: Answers, { rules, industries }: Advice): Block[] {
  const situation = situationOf(industry, industries, statedIn(answers));
  if (!situation) return [];
  const obligations = obligationsOf(rules, situation);
  const names = headedGroups(obligations).flatMap((group) =>
    natures.flatMap((nature) => {
      const named = group.obligations.filter(({ rule }) => rule.nature === nature).map(({ rule }) => rule.name);
      return named.length > 0 ? [words.rulesNamed(group.heading, natureNames[nature], named)] : [];
    }),
  );
  return [
    section(words.obligationsPart, words.obligations, [obligationsInWords(obligations, situation)]),
    ...(names.length > 0 ? [{ name: words.obligationNamesPart, lines: names }] : []),
  ];
}

/** What is recommended for these answers, or why nothing is. */
function adviceBlocks(
  wizard: WizardDefinition,
  answers: Answers,
  advice: Advice | null,
  ranked: RankedLead | null,
  rules: readonly Block[],
): Block[] {
  const nothing = (why: string) => [section(words.rankingPart, words.noRanking(why)), ...rules];
  if (!advice) return nothing(words.noCatalogue);
  if (!answers['challengeArea']) return nothing(words.noChallengeArea);
  const categories = nearestCategories(wizard, answers);
  if (categories.length > 0) {
    const listed = categories.map((category) => `${category} (${providersIn(advice, category)})`);
    const [why, ...after] = nothing(words.nothingForArea(listed.join('; ')));
    return [...(why ? [why] : []), ...nearestBlocks(wizard, answers, advice), ...after];
  }
  if (!ranked) return nothing(words.noCatalogue);
  const { recommendations, sheet } = ranked;
  const picks = [...recommendations.top, ...recommendations.additional.filter(({ isLayerPick }) => isLayerPick)];
  return [
    section(words.rankingPart, words.ranking(recommendations.candidates), [
      ...[sheet.sentence, sheet.todo].filter(Boolean),
      ...sheet.columns.filter(({ place }) => place !== null).map(summaryLine),
      words.mayHaveSeenAnother,
      words.whoIsYou,
    ]),
    ...picks.map(pickBlock),
    ...gapBlocks(recommendations, advice),
    ...questionBlocks(wizard, answers, advice, picks),
    ...rules,
    ...additionalBlocks(recommendations),
  ];
}

/** A pick as the sheet has it: its count of needs, and what to settle before buying it. */
function summaryLine({ place, name, match, count, caution }: SheetColumn): string {
  const said = match?.text ?? count;
  return [`${place}. ${name}${said ? `: ${said}` : ''}.`, ...(caution ? [words.beforeYouBuy(caution)] : [])].join(' ');
}

function pickBlock(pick: Recommendation): Block {
  const { solution, score, place } = pick;
  const badge = place ? rankBadges[place.number - 1] : words.pickFor(solution.category);
  const match = perfectMatch(pick);
  const title = [
    `${badge}: ${solution.name} (${solution.provider})`,
    ...(place ? [solution.category, words.ofHundred(score)] : []),
    ...(match ? [match.text] : []),
  ];
  return section(`${badge}: ${solution.name}`, title.join(', '), standingLines(pick));
}

/** The products that the visitor sees where nothing is recommended, in the same order and with the same cautions. */
function nearestBlocks(wizard: WizardDefinition, answers: Answers, advice: Advice): Block[] {
  const { products, summary } = nearestProducts(wizard, answers, advice);
  return [
    section(words.productsPart, words.productsNamed, [
      [summary.headline, summary.detail].filter(Boolean).join(' '),
      words.requirementsOffered,
    ]),
    ...products.map((product) => {
      const { solution } = product;
      const title = [`${solution.name} (${solution.provider})`, ...(solution.job ? [jobWords[solution.job]] : [])];
      const littleKnown = littleKnownLine(solution, advice.criteria);
      return section(solution.name, title.join(', '), [
        ...standingLines(product),
        ...(littleKnown ? [littleKnown] : []),
      ]);
    }),
  ];
}

/** What a product meets, misses and leaves open, and what to check before buying it. */
function standingLines({ solution, needs }: Recommendation): string[] {
  // Of a size, the text says for which one the solution is made where that is another.
  const met = metNeeds(needs).map(({ need, label, text }) => (need === 'size' ? text : label));
  return [
    ...(met.length > 0 ? [words.meets(met.join('; '))] : []),
    ...missedNeeds(needs).map(({ text }) => words.misses(text)),
    ...partlyMetNeeds(needs).map(({ text }) => `${text}.`),
    ...openNeeds(needs).map(({ text }) => words.open(text)),
    ...(solution.cautions ? [words.checkBeforeYouBuy(solution.cautions)] : []),
  ];
}

function gapBlocks({ gaps }: Recommendations, advice: Advice): Block[] {
  const lines = gaps.map(({ layer, unmet }) => words.gap(layer, unmet, providersIn(advice, layer)));
  return lines.length > 0 ? [section(words.gapsPart, words.gaps, lines)] : [];
}

function providersIn({ providers }: Advice, layer: string): string {
  return words.providers(providers[layer] ?? 0);
}

/** The criteria that the answers raise, as the check begins with them, each with the picks for which no fact is known. */
function questionBlocks(
  wizard: WizardDefinition,
  answers: Answers,
  { criteria, facts }: Advice,
  picks: readonly Recommendation[],
): Block[] {
  const settings = seededSettings(seeds(criteria, answersForRules(wizard, answers)));
  const place = ({ id }: { id: string }) => positionOf(settingOf(settings, id));
  const raised = criteria.filter((criterion) => place(criterion) > 0).sort((a, b) => place(b) - place(a));
  const questions = raised.flatMap((criterion) => {
    const open = picks
      .map(({ solution }) => solution)
      .filter(({ id, category }) => criterion.layers.includes(category) && !facts[id]?.[criterion.id])
      .map(({ name }) => name);
    return open.length > 0 ? [words.weighed(place(criterion), criterion.question, inList(open))] : [];
  });
  if (questions.length === 0) return [];
  return [section(words.questionsPart, words.questions, questions)];
}

/** The other candidates, a line each. */
function additionalBlocks(recommendations: Recommendations): Block[] {
  const lines = rankedBelow(recommendations).map(({ solution, needs }) => {
    const misses = missedNeeds(needs).map(({ label }) => label);
    const inPart = partlyMetNeeds(needs).map(({ label }) => label);
    const open = openNeeds(needs).map(({ label }) => label);
    return [
      `${solution.name} (${solution.provider}), ${solution.category}.`,
      ...(misses.length > 0 ? [`${words.misses(misses.join('; '))}.`] : []),
      ...(inPart.length > 0 ? [`${words.inPart(inPart.join('; '))}.`] : []),
      ...(open.length > 0 ? [`${words.open(open.join('; '))}.`] : []),
    ].join(' ');
  });
  return lines.length > 0 ? [section(words.candidatesPart, words.candidates, lines)] : [];
}

/** Returns the blocks as far as they fit, in their order, and the names of those that do not. */
function fitted(blocks: readonly Block[]): string {
  const kept: string[] = [];
  const left: string[] = [];
  let room = briefLimit - roomForNames;
  for (const { name, lines } of blocks) {
    const text = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
    if (text.length >= room) left.push(name);
    else {
      kept.push(text);
      room -= text.length + 1;
    }
  }
  return [...kept, ...(left.length > 0 ? ['', words.leftOut(left.join('; '))] : [])].join('\n');
}
