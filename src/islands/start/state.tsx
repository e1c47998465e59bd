import { isOpenPopover } from '#components/popover.ts';

/** What the visitor has done in an island: the parts that know it, and how they were open. */
export type IslandState = { parts: readonly Part[]; focused: Element | null };

type Part = { element: Element; opened: 'popover' | 'modal' | 'open' | null };

const withState = 'a, button, summary, input, select, textarea, form, details, dialog, [popover], [tabindex]';

/** Returns the state of an island that is in the page. */
export function stateOf(island: HTMLElement): IslandState {
  const elements = [...island.querySelectorAll(withState)];
  return { parts: elements.map((element) => ({ element, opened: opened(element) })), focused: document.activeElement };
}

/**
 * Carries the state of an island over to the elements that stand in place of its former ones: what was typed and chosen,
 * which form was sent, what was open, and the focus with its selection. Does nothing where all of them are still there.
 */
export function carryOver({ parts, focused }: IslandState, island: HTMLElement): void {
  if (parts.every(({ element }) => element.isConnected)) return;
  const successors = byName([...island.querySelectorAll(withState)], (element) => element);
  for (const [name, former] of byName(parts, ({ element }) => element)) {
    for (const [index, part] of former.entries()) {
      const now = successors.get(name)?.[index];
      if (!now) continue;
      if (now !== part.element) restore(part, now);
      if (part.element === focused) focus(focused, now);
    }
  }
}

/** Groups elements by what they are called in every rendering: their id, or their name and the value that they stand for. */
function byName<T>(all: readonly T[], elementOf: (one: T) => Element): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const element = elementOf(one);
    const value = isChoice(element) ? element.value : '';
    const name = [element.localName, element.id, element.getAttribute('name'), value].join(' ');
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
}

function isChoice(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
}

function opened(element: Element): Part['opened'] {
  if (isOpenPopover(element)) return 'popover';
  if (element.matches('dialog:modal')) return 'modal';
  return element.matches('[open]') ? 'open' : null;
}

function restore({ element: former, opened }: Part, now: Element): void {
  if (now instanceof HTMLInputElement && former instanceof HTMLInputElement) now.checked = former.checked;
  if (hasText(now) && hasText(former)) now.value = former.value;
  if (now instanceof HTMLFormElement && former instanceof HTMLFormElement) Object.assign(now.dataset, former.dataset);
  if (now instanceof HTMLElement && opened === 'popover') now.showPopover();
  if (now instanceof HTMLDialogElement && opened === 'modal') now.showModal();
  if (opened === 'open') now.setAttribute('open', '');
}

function hasText(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('select, textarea, input:not([type=file])');
}

function focus(former: Element, now: Element): void {
  if (!(now instanceof HTMLElement) || now === document.activeElement) return;
  now.focus({ preventScroll: true });
  if (!hasText(now) || !hasText(former) || !('selectionStart' in former) || !('selectionStart' in now)) return;
  // Fields for an e-mail address or a number have no selection.
  if (former.selectionStart !== null) now.setSelectionRange(former.selectionStart, former.selectionEnd);
}
