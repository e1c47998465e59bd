import { describe, expect, it, test } from 'vitest';
import { contentsOf } from '#netlify/build/page-contents';
import { parsePage } from '#netlify/build/page-tree';
import { allNames, hasWord, namesInPage, namesInScript } from '#netlify/build/used-names';

describe('a script brings', () => {
  test.each([
    ['a class', 'e.className="results"', 'results'],
    ['a class in a list of classes', 'e.className="a results b"', 'results'],
    ['classes on several lines', 'e.className=`a\n  results\n  b`', 'results'],
    ['a class with signs', 'jsx(`p`,{className:`md:grid [&>svg]:w-1.5 -mt-1 bg-[#fff]`})', '[&>svg]:w-1.5'],
    ['a class between classes that are not known', 'e.className=`${a} results ${b}`', 'results'],
    ['a class in a condition in a text', 'e.className=`a ${b?"results":""}`', 'results'],
    ['a class in a list', 'const a=["b",c&&"results"].join(" ")', 'results'],
    ['a class in an object', 'const tone={good:"results"}', 'results'],
    ['a class in a function of a class', 'class A{b(){return"results"}}', 'results'],
    ['a name joined', 'e.className=`plate plate-${key} x`', 'plate-cx'],
    ['a name joined at its end', 'e.className=`${key}-wide`', 'cx-wide'],
    ['a name joined at both ends', 'e.className=`is-${key}-wide`', 'is-cx-wide'],
    ['a name joined twice', 'e.className=`is-${key}-${other}-wide`', 'is-cx-b-wide'],
    ['a name added up', 'e.className="plate plate-"+key', 'plate-cx'],
    ['a name added up in the middle', 'e.className="a "+key+"-wide "+b', 'cx-wide'],
    ['a property', 'e.style.setProperty("--far","1px")', '--far'],
    ['an id', 'jsx("a",{id:"far"})', 'far'],
  ])('%s', (_, script, name) => {
    expect(hasWord(namesInScript(script), name)).toBe(true);
  });

  test.each([
    ['no method', 'list.filter(Boolean)', 'filter'],
    ['no variable', 'const filter=1;filter+1', 'filter'],
    ['no comment', '/* filter */ // filter', 'filter'],
    ['no pattern', '/filter/.test(a)', 'filter'],
    ['nothing for a text that is one value', 'e.textContent=`${a}`+b', 'filter'],
    ['nothing for a text that is one sign', 'e.textContent=`${a}r`', 'filter'],
    ['no part of a word', '"filters a-filter"', 'filter'],
  ])('%s', (_, script, name) => {
    expect(hasWord(namesInScript(script), name)).toBe(false);
  });

  it('elements, by their whole name', () => {
    const { elements } = namesInScript('jsx("dialog",{});jsx(`linearGradient`,{});a="a table";b="Menu"');
    expect([...elements].sort()).toEqual(['dialog', 'lineargradient']);
  });

  it('kinds of inputs, by their property', () => {
    const { inputTypes } = namesInScript('jsx(`input`,{type:`file`,"type":"date"});e.type===`time`;a.text="search"');
    expect([...inputTypes]).toEqual(['file', 'date']);
  });

  it('and stops the build where it is none', () => {
    expect(() => namesInScript('const')).toThrow();
  });
});

describe('a page brings', () => {
  const names = (body: string) => namesInPage(contentsOf(parsePage(`<body>${body}`)));

  test.each([
    ['a class', '<p class="a results">', 'results'],
    ['an id', '<p id="results">', 'results'],
    ['a class for those without scripts', '<noscript><p class="results"></noscript>', 'results'],
    ['a class in a template', '<template><p class="results"></template>', 'results'],
    ['a property that a drawing reads', '<svg><path fill="var(--results)"/></svg>', '--results'],
    ['a class that an island is given', `<astro-island props='{"class":[0,"a results"]}'>`, 'results'],
  ])('%s', (_, body, name) => {
    expect(hasWord(names(body), name)).toBe(true);
  });

  test.each([
    ['no word of its text', '<p>results</p>'],
    ['no word of a title', '<p title="results">'],
    ['nothing of a comment', '<!-- <p class="results"> -->'],
    ['nothing of a script', '<script>"results"</script>'],
  ])('%s', (_, body) => {
    expect(hasWord(names(body), 'results')).toBe(false);
  });

  it('elements and kinds of inputs', () => {
    const { elements, inputTypes } = names(
      '<svg><linearGradient/></svg><input><input type="search"><button type="submit">',
    );
    expect([...elements].sort()).toEqual(['body', 'button', 'head', 'html', 'input', 'lineargradient', 'svg']);
    expect([...inputTypes]).toEqual(['text', 'search']);
  });
});

it('several sources bring what each of them brings', () => {
  const all = allNames([namesInScript('`a-${b}`;jsx(`i`,{type:`file`})'), namesInScript('"c"')]);
  expect(hasWord(all, 'c')).toBe(true);
  expect(hasWord(all, 'a-x')).toBe(false);
  expect(all.elements.has('i') && all.elements.has('c') && all.inputTypes.has('file')).toBe(true);
});
