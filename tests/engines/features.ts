import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import ts from 'typescript';
import type { HtmlElement } from '#netlify/build/html';

/*
 * What browsers have of the features of a page and its scripts, from MDN's data
 * (https://github.com/mdn/browser-compat-data).
 */

const engines = ['chrome', 'firefox', 'safari'] as const;
/** The first version of each engine. */
export type Versions = Readonly<Record<(typeof engines)[number], number>>;

const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
const data = JSON.parse(readFileSync(file, 'utf8')) as CompatData;

/** Whether any of these browsers lacks a feature. */
export function isLacking(policy: Versions, needed: Versions): boolean {
  return engines.some((engine) => needed[engine] > policy[engine]);
}

/** Returns the features of the platform that a script calls and does not ask for first (`?.()`), by name. */
export function calledIn(script: string): Map<string, Versions> {
  const found = new Map<string, Versions>();
  const see = (name: string, ...known: (Versions | undefined)[]) => {
    const [versions] = known.filter((each) => each !== undefined);
    if (versions) found.set(name, versions);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression))
      see(`new ${node.expression.text}`, globals.get(node.expression.text));
    if (ts.isCallExpression(node) && !node.questionDotToken) {
      const called = node.expression;
      if (ts.isIdentifier(called)) see(`${called.text}()`, globals.get(called.text));
      if (ts.isPropertyAccessExpression(called)) {
        const name = called.name.text;
        const owner = ts.isIdentifier(called.expression) ? `${called.expression.text}.${name}` : '';
        const [first] = node.arguments;
        if (takeSelectors.includes(name) && first && ts.isStringLiteralLike(first))
          for (const [, pseudoClass = ''] of first.text.matchAll(pseudo)) {
            const selector = data.css['selectors']?.[pseudoClass];
            if (selector) see(`selector :${pseudoClass}`, versionsOf(selector));
          }
        see(members.has(owner) ? `${owner}()` : `${name}()`, members.get(owner), members.get(name));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest));
  return found;
}

/** Methods whose first argument is a selector. */
const takeSelectors = ['matches', 'closest', 'querySelector', 'querySelectorAll'];
const pseudo = /(?<!\\):([\w-]+)/g;

/** Returns the features of a style sheet by name, `color: light-dark()` for example. Rules must not be nested. */
export function styledIn(css: string): Map<string, Versions> {
  const found = new Map<string, Versions>();
  const { properties, selectors, types, 'at-rules': rules } = data.css;
  const see = (name: string, node: Identifier | undefined) => {
    if (node?.__compat) found.set(name, versionsOf(node));
  };
  for (const [, rule = '', prelude = ''] of css.matchAll(/@([\w-]+)([^{};]*)/g)) {
    see(`@${rule}`, rules?.[rule]);
    for (const [, feature = ''] of prelude.matchAll(/\(\s*([\w-]+)/g))
      see(`@${rule} (${feature})`, rules?.[rule]?.[feature]);
  }
  for (const [, selector = ''] of css.matchAll(/([^{};]+)\{/g)) {
    if (selector.trim().startsWith('@')) continue;
    for (const [, name = ''] of selector.matchAll(pseudo)) see(`:${name}`, selectors?.[name]);
  }
  for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;])([\w-]+):([^{};]+)/g)) {
    see(property, properties?.[property]);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([\w-]+)\(/g))
      see(`${name}()`, types?.[name]?.__compat ? types[name] : types?.['color']?.[name]);
    if (property.startsWith('--')) continue;
    for (const word of value.split(/[\s,]+/)) see(`${property}: ${word}`, properties?.[property]?.[word]);
  }
  return found;
}

/** Returns the features of a page's elements by name, `dialog closedby` for example. */
export function markedUpIn(elements: readonly HtmlElement[]): Map<string, Versions> {
  const found = new Map<string, Versions>();
  const { elements: known, global_attributes: everywhere } = data.html;
  for (const { tagName, attrs } of elements) {
    const element = known?.[tagName];
    if (element?.__compat) found.set(`<${tagName}>`, versionsOf(element));
    for (const { name, value } of attrs) {
      const attribute = element?.[name] ?? everywhere?.[name];
      if (attribute?.__compat) found.set(`${tagName} ${name}`, versionsOf(attribute));
      const valued = attribute?.[value] ?? element?.[`${name}_${value}`];
      if (valued?.__compat) found.set(`${tagName} ${name}=${value}`, versionsOf(valued));
    }
  }
  return found;
}

function versionsOf({ __compat }: Identifier): Versions {
  const first = (engine: (typeof engines)[number]) => {
    const said = [__compat?.support[engine] ?? []].flat();
    const whole = said.filter((each) => !each.flags && !each.prefix && !each.alternative_name && !each.version_removed);
    return Math.min(Infinity, ...whole.map(({ version_added }) => versionOf(version_added)));
  };
  return { chrome: first('chrome'), firefox: first('firefox'), safari: first('safari') };
}

function versionOf(added: SimpleSupportStatement['version_added']): number {
  if (typeof added !== 'string') return Infinity;
  return added === 'preview' ? Infinity : Number.parseFloat(added.replace('≤', ''));
}

/** The earlier of each: a name may belong to several interfaces. */
function earlier(one: Versions, other: Versions | undefined): Versions {
  if (!other) return one;
  return {
    chrome: Math.min(one.chrome, other.chrome),
    firefox: Math.min(one.firefox, other.firefox),
    safari: Math.min(one.safari, other.safari),
  };
}

/** What scripts find in the window, and the members of all interfaces: by their name, and static ones with their owner's. */
const globals = new Map<string, Versions>();
const members = new Map<string, Versions>();
const partsOf = (node: Identifier | undefined) => Object.entries((node ?? {}) as Record<string, Identifier>);
for (const [owner, node] of [...partsOf(data.javascript['builtins']), ...partsOf(data.api)]) {
  if (owner === '__compat') continue;
  if (node.__compat) globals.set(owner, versionsOf(node));
  for (const [key, member] of partsOf(node)) {
    if (key === '__compat' || !member.__compat || key.endsWith('_event')) continue;
    const name = key.replace(/_static$/, '');
    const versions = versionsOf(member);
    members.set(`${owner}.${name}`, versions);
    members.set(name, earlier(versions, members.get(name)));
    if (owner === 'Window' || owner === 'WindowOrWorkerGlobalScope') globals.set(name, versions);
  }
}
