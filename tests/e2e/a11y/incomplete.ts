import type { AxeFinding } from '#tests/e2e/a11y/axe';

/* Findings that axe cannot decide, and why each is correct. Every entry names a state in which axe still reports it. */

export type Triage = {
  rule: string;
  /** The elements, by their markup. */
  html: RegExp;
  /** axe's message. */
  why: RegExp;
  reason: string;
  /** The name of a state that has it. */
  seenIn: string;
};

/** For colour contrast, these are also measured on the pixels behind the text. */
export const triaged: readonly Triage[] = [
  {
    rule: 'color-contrast',
    html: /^<select [^>]*(id="(area|compare-add|currency|data|for|in|industry|layer|message-subject|obligations-industry|obligations-province|place|status)"|name="(category|industries|specialties)")/,
    why: /background gradient/,
    reason: 'The gradient is the arrow of the select, 6 px wide at its end, or a line under it; text never reaches it.',
    seenIn: '/about as served',
  },
  {
    rule: 'color-contrast',
    html: /./,
    why: /overlapped by another element/,
    reason: 'The box of the text reaches under a drawing, the header or a notification; its lines do not.',
    seenIn: "Navigator, results, 'Partial Success'",
  },
  {
    rule: 'color-contrast',
    html: /^<text x="/,
    why: /image node|too short/,
    reason: 'The weeks above the bars of the phases are text of a drawing, on the ground of the page.',
    seenIn: '/solutions as served',
  },
  {
    rule: 'color-contrast',
    html: /^<a class="flex min-h-7/,
    why: /partially obscured/,
    reason: 'The list of names scrolls; the last row in view is cut by the edge of the dialog.',
    seenIn: 'full provider list open',
  },
  {
    rule: 'color-contrast',
    html: /^<(b|span)>(Payback by the rule, \d|Lowest price, \d|After 12 months|\$)/,
    why: /image node/,
    reason: 'Two labels beside the stair of the calculator, on the empty part of its drawing.',
    seenIn: 'calculator with results and their table',
  },
  {
    rule: 'color-contrast',
    html: /^<b class="matrix-match"/,
    why: /pseudo element/,
    reason: 'The leaning ground of the badge is an element of its own behind the words.',
    seenIn: "Navigator, results of the editor's ranking, 'Success!'",
  },
  {
    rule: 'color-contrast',
    html: /^<p class="matrix-place"/,
    why: /partially overlaps other elements/,
    reason: 'The cell of the pick spans both lines of the head; its ground is its own.',
    seenIn: 'Navigator, results, report saved',
  },
  {
    rule: 'th-has-data-cells',
    html: /^<table class="ruled-table compare-table"/,
    why: /data cells are missing or empty/,
    reason: 'The headings of groups span the comparison; the answers stand in the rows under them.',
    seenIn: 'three solutions compared, differences only',
  },
  {
    rule: 'th-has-data-cells',
    html: /^<table role="table" aria-label="Rules by layer/,
    why: /data cells are missing or empty/,
    reason: 'A layer of which a rule asks nothing has an empty cell.',
    seenIn: '/obligations as served',
  },
  {
    rule: 'th-has-data-cells',
    html: /^<table role="table" class="register ruled-table/,
    why: /data cells are missing or empty/,
    reason: 'The headings of groups span the register; the rules stand in the rows under them.',
    seenIn: '/healthcare as served',
  },
];

/** The entry that settles a finding. */
export function triageOf({ rule, html, why }: AxeFinding): Triage | undefined {
  return triaged.find((each) => each.rule === rule && each.html.test(html) && each.why.test(why));
}
