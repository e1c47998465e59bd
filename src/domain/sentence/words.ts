/* The words of the sentence's answer. In the script of the home page: see answer.ts. */

const rule = (count: number) => `${count}\u00a0${count === 1 ? 'rule' : 'rules'}`;
const andComing = (coming: number, mark = ',') => (coming === 0 ? '.' : `${mark} ${coming}\u00a0coming.`);

/** Follows those that meet it; `inPart` are those among them that do so on a condition. */
const partly = (meeting: number, inPart: number) =>
  inPart === 0 ? '' : inPart === meeting ? ', in part' : `, ${inPart}\u00a0in part`;

/** `open` are those that neither meet nor miss it. */
export const candidates = (of: number, meeting: number, inPart: number, open: number) =>
  meeting > 0
    ? `${meeting} of ${of} candidates ${meeting === 1 ? 'meets' : 'meet'} this${partly(meeting, inPart)}.`
    : open > 0
      ? `None of ${of} candidates is confirmed to meet this; ${open}\u00a0may.`
      : `None of ${of} candidates meets this.`;

/** The rules that bind an organization in a place; that may, where none is chosen; that a place has. */
export const rules = {
  bind: (count: number, coming: number) => `${rule(count)} ${count === 1 ? 'binds' : 'bind'} you${andComing(coming)}`,
  may: (count: number, coming: number) => `Up to ${rule(count)} bind you, by place${andComing(coming, ';')}`,
  exist: (count: number, coming: number) => `${rule(count)} in force${andComing(coming)}`,
} as const;

// At a plate of the stack

export const meet = (of: number, meeting: number, inPart: number) =>
  meeting > 0
    ? `${meeting} of ${of} meet${meeting === 1 ? 's' : ''} this${partly(meeting, inPart)}`
    : `None of ${of} confirmed`;

export const onLayer = {
  bind: (count: number) => `${rule(count)} ${count === 1 ? 'binds' : 'bind'} you here`,
  may: (count: number) => `up to ${rule(count)} here`,
  exist: (count: number, of: number) => `${count}\u00a0of ${rule(of)}`,
} as const;
