import type { Selector, SelectorComponent } from 'lightningcss';
import { hasAttribute, hasWord, type UsedNames, wordsIn } from '#netlify/build/used-names';

/** Whether an element that the page can contain may match a selector. */
export function canMatch(selector: Selector, page: UsedNames): boolean {
  return selector.every((component) => canMatchComponent(component, page));
}

/** Returns the attribute that an element has, or that is around it, while a selector's part matches its state. */
export function attributeOfState(component: SelectorComponent): SelectorComponent | undefined {
  const isDisabled = component.type === 'pseudo-class' && component.kind === 'disabled';
  return isDisabled ? { type: 'attribute', name: 'disabled' } : undefined;
}

/** Parts of inputs that only inputs of one kind have. */
const inputParts = [
  { part: /^-webkit-(date|calendar)/, types: ['date', 'time', 'datetime-local', 'month', 'week'] },
  { part: /^file-selector-button$/, types: ['file'] },
  { part: /^-webkit-(inner|outer)-spin-button$/, types: ['number'] },
  { part: /^-webkit-search/, types: ['search'] },
];

type Operation = Extract<SelectorComponent, { type: 'attribute' }>['operation'];

/** Whether an attribute's value fits what a selector asks of it. Small letters count as capitals. */
function fits(value: string, operation: Operation): boolean {
  if (!operation) return true;
  const asked = operation.value.toLowerCase();
  switch (operation.operator) {
    case 'equal':
      return value === asked;
    case 'includes':
      return wordsIn(value).includes(asked);
    case 'dash-match':
      return value === asked || value.startsWith(`${asked}-`);
    case 'prefix':
      return value.startsWith(asked);
    case 'suffix':
      return value.endsWith(asked);
    case 'substring':
      return value.includes(asked);
  }
}

function canMatchComponent(component: SelectorComponent, page: UsedNames): boolean {
  switch (component.type) {
    case 'class':
    case 'id':
      return hasWord(page, component.name);
    case 'type':
      return page.elements.has(component.name.toLowerCase());
    case 'attribute':
      return hasAttribute(page, component.name, (value) => fits(value, component.operation));
    case 'pseudo-class':
      switch (component.kind) {
        case 'is':
        case 'where':
        case 'has':
        case 'any':
          return component.selectors.some((selector) => canMatch(selector, page));
        case 'host':
          // Only a sheet within a shadow tree can have a host; Tailwind writes for both.
          return false;
        default: {
          const attribute = attributeOfState(component);
          return !attribute || canMatchComponent(attribute, page);
        }
      }
    case 'pseudo-element': {
      const name = component.kind === 'custom' && 'name' in component ? component.name : component.kind;
      const types = inputParts.find(({ part }) => part.test(name))?.types;
      return !types || types.some((type) => page.inputTypes.has(type));
    }
    default:
      return true;
  }
}
