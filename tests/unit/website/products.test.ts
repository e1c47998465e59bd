import { describe, expect, it, test } from 'vitest';
import { extractSolutions, type PageContext } from '#domain/website/extract';

/** A section that would be a product under any name. */
const product = (heading: string, text = 'A contact center.') => `## ${heading}\n\n${text}\n\n`;
const namesIn = (markdown: string, page: PageContext = {}) => extractSolutions(markdown, page).map(({ name }) => name);
const only = (text: string, page: PageContext = {}) => extractSolutions(product('Harbour One', text), page)[0];

describe('a heading is the name of a product', () => {
  test.each([
    'Harbour One',
    'harbour',
    'X',
    'C3',
    'Émile',
    'x'.repeat(80),
    'One two three four five six seven eight nine ten',
    'Contact Center for Every Day',
    'Servicestation',
    'Harbour (new)',
    'Harbour 2.0 Desk',
  ])('%j', (heading) => expect(namesIn(product(heading))).toHaveLength(1));

  test.each([
    ['a question', 'Ready for Harbour?'],
    ['a call', 'Harbour now!'],
    ['a sentence', 'Harbour is here.'],
    ['an announcement', 'Harbour:'],
    ['one cut off', 'Harbour…'],
    ['a figure', '24/7'],
    ['marks', '—'],
    ['too long', 'x'.repeat(81)],
    ['of too many words', 'One two three four five six seven eight nine ten eleven'],
    ['one that opens as sentences do', 'Discover Harbour'],
    ['a page of its own', 'Pricing'],
    ['a page of two words', 'All solutions'],
    ['a part of a product, with nothing above it', 'Key features'],
    ['under which services stand', 'Harbour consulting'],
    ['under which stories stand, in two words', 'Harbour case studies'],
  ])('not where it is %s', (_, heading) => expect(namesIn(product(heading))).toEqual([]));

  it('where text or a list stands below', () => {
    expect(namesIn('## Contact Center\n\n## Phone\n\n- Cloud phone\n')).toEqual(['Phone']);
  });

  it('where it does not stand below one that leads elsewhere', () => {
    expect(namesIn(`# Case studies\n\n${product('Harbour One')}# Range\n\n${product('Harbour Two')}`)).toEqual([
      'Harbour Two',
    ]);
  });

  it('once, the first time', () => {
    const found = extractSolutions(product('Harbour One') + product('HARBOUR one', 'RPA.'));
    expect(found).toMatchObject([{ id: 'harbour-one', category: 'Customer Experience' }]);
  });

  it('at most 200 times on a page', () => {
    const page = Array.from({ length: 201 }, (_, n) => product(`Harbour ${n}`)).join('');
    expect(namesIn(page)).toHaveLength(200);
  });
});

describe('what stands below a name', () => {
  it('belongs to it where its heading says so, to the nearest name above', () => {
    const [one, two] = extractSolutions(
      `${product('Harbour One')}### Key features\n\nUptime.\n\n- First\n\n${product('Harbour Two')}### Benefits\n\n- Second\n`,
    );
    expect(one).toMatchObject({ name: 'Harbour One', benefits: ['First'] });
    expect(one?.keywords).toContain('uptime');
    expect(two).toMatchObject({ name: 'Harbour Two', benefits: ['Second'] });
  });

  it('goes to the section that holds it, not to one beside', () => {
    const [one] = extractSolutions(`${product('Harbour One')}## Benefits\n\n- First\n`);
    expect(one?.benefits).toEqual([]);
  });

  test.each([
    ['a shelf of names gives way to them', '# Contact centers', ['Harbour One', 'Harbour Two']],
    ['so does one written as a name', '# Harbour Contact Center', ['Harbour One', 'Harbour Two']],
  ])('%s', (_, shelf, expected) => {
    expect(
      namesIn(`${shelf}\n\nContact centers of ours.\n\n${product('Harbour One')}${product('Harbour Two')}`),
    ).toEqual(expected);
  });

  it('is features of one product where it is written as sentences', () => {
    const found = extractSolutions(
      `# Harbour Contact Center\n\nOne contact center.\n\n${product('Calls that find people', 'Omnichannel.')}${product('Agent assist for all', 'With uptime.')}`,
    );
    expect(found).toMatchObject([
      { name: 'Harbour Contact Center', benefits: ['Calls that find people', 'Agent assist for all'] },
    ]);
    expect(found[0]?.keywords).toEqual(['contact center', 'omnichannel', 'uptime', 'agent assist']);
  });

  test.each([
    ['names of which one is small', ['Desk and Home', 'Voice and Chat'], ['Desk and Home', 'Voice and Chat']],
    ['a name beside a sentence', ['Harbour Desk', 'calls for everyone'], ['Harbour Desk', 'calls for everyone']],
    ['short words alone, which are features', ['IVR', 'SMS'], ['Harbour Contact Center']],
    ['words with capitals inside, which are features', ['callBack', 'voiceMail'], ['Harbour Contact Center']],
  ])('is read by its letters: %s', (_, headings, expected) => {
    const below = headings.map((heading) => product(heading)).join('');
    expect(namesIn(`# Harbour Contact Center\n\nOne contact center.\n\n${below}`)).toEqual(expected);
  });

  it('stays a product beside the one above where it is the only one', () => {
    expect(namesIn(`# Harbour Suite\n\nA contact center.\n\n${product('Harbour One')}`)).toEqual([
      'Harbour Suite',
      'Harbour One',
    ]);
  });

  it('leaves the one above where nothing below names a layer', () => {
    const text = product('Harbour One', 'A walk in the park.') + product('Harbour Two', 'A day at the sea.');
    expect(namesIn(`# Harbour Suite\n\nA contact center.\n\n${text}`)).toEqual(['Harbour Suite']);
  });

  it('may be a shelf itself', () => {
    const shelf = `## Harbour Phones\n\nCloud phones.\n\n### Harbour Desk\n\nA cloud phone.\n\n### Harbour Home\n\nA cloud phone.\n\n`;
    expect(namesIn(`# Harbour\n\nContact center.\n\n${shelf}${product('Harbour Shield', 'Zero trust.')}`)).toEqual([
      'Harbour Desk',
      'Harbour Home',
      'Harbour Shield',
    ]);
  });
});

describe('the layer', () => {
  test.each([
    ['a naming term anywhere', 'Text of other things.\n\nMore.\n\n- RPA', 'AI & Automation'],
    ['hints that add up', 'Encryption of incidents.', 'Cybersecurity'],
    ['hints in a list that add up', '- Encryption\n- Malware\n- Analysts', 'Cybersecurity'],
    ['the heavier of two: a first paragraph before a list', 'RPA.\n\n- Zero trust', 'AI & Automation'],
    ['the heavier of two: a name before hints', 'Zero trust.\n\n- Workflow\n- Bots', 'Cybersecurity'],
    ['the first of two that weigh the same', 'Zero trust and RPA.', 'Cybersecurity'],
  ])('is that of %s', (_, text, category) => expect(only(text)?.category).toBe(category));

  test.each([
    ['one hint', 'Some encryption.'],
    ['one hint again and again', 'A security deposit. Security first. Security last.'],
    ['two hints in a list', '- Encryption\n- Malware'],
    ['general terms', 'Uptime, redundancy, compliance and hybrid work.'],
    ['sizes and industries', 'For small businesses and banks.'],
  ])('is unknown with no more than %s', (_, text) => expect(only(text)).toBeUndefined());

  it('weighs a name most', () => {
    expect(extractSolutions('## Harbour Zero Trust\n\nRPA.\n\n- RPA\n')).toMatchObject([{ category: 'Cybersecurity' }]);
    expect(extractSolutions('## Harbour Workflow\n\nBots for meetings and calls.\n')).toMatchObject([
      { category: 'AI & Automation' },
    ]);
  });
});

describe('labels', () => {
  test.each([
    ['Provider: Acme Inc.', { provider: 'Acme Inc' }],
    ['Vendor: Acme', { provider: 'Acme' }],
    ['Supplier : Acme', { provider: 'Acme' }],
    ['Fournisseur : Acme', { provider: 'Acme' }],
    ['PROVIDER: Acme. For: SMB.', { provider: 'Acme', targetAudience: ['SMB'] }],
    ['For: large organizations', { targetAudience: ['Enterprise'] }],
    ['Audience: small business', { targetAudience: ['SMB'] }],
    ['Target audience: mid-market', { targetAudience: ['Mid-Market'] }],
    ['Best for: startups', { targetAudience: ['SMB'] }],
    ['Ideal for: enterprise', { targetAudience: ['Enterprise'] }],
    ['Pour : PME', { targetAudience: ['SMB', 'Mid-Market'] }],
    ['Category: Cybersecurity', { category: 'Cybersecurity' }],
    ['Layer: communications', { category: 'Communications' }],
    ['Catégorie : Infrastructure', { category: 'Infrastructure' }],
    ['Category: Toys', { category: 'Customer Experience' }],
    ['Industries: banks, hospitals', { industries: ['healthcare'] }],
    ['Industry: hospitals', { industries: ['healthcare'] }],
    ['Used in: hospitals', { industries: ['healthcare'] }],
    ['Secteurs : santé', { industries: ['healthcare'] }],
    ['Keywords: Dialer; wallboards, ,Dialer', { keywords: ['contact center', 'dialer', 'wallboards'] }],
    ['Tags: dialer', { keywords: ['contact center', 'dialer'] }],
    [`Tags: ${'x'.repeat(41)}, ${'y'.repeat(40)}`, { keywords: ['contact center', 'y'.repeat(40)] }],
    ['Provider: Acme | For: SMB ·', { provider: 'Acme', targetAudience: ['SMB'] }],
    ['Provider:', { provider: 'harbour.example' }],
    ['Provider: For: SMB', { provider: 'harbour.example', targetAudience: ['SMB'] }],
    ['A better provider: Acme', { provider: 'harbour.example' }],
    ['Preprovider: Acme', { provider: 'harbour.example' }],
  ])('%j', (line, expected) => {
    const page = { host: 'harbour.example', industries: [{ id: 'healthcare', inSentence: 'healthcare' }] };
    for (const text of [`A contact center.\n\n${line}`, `A contact center.\n\n- ${line}`])
      expect(only(text, page)).toMatchObject(expected);
  });

  it('are not read aloud', () => {
    const found = only('A contact center.\n\n- Provider: Acme\n- Dialer\n- For: SMB');
    expect(found).toMatchObject({ description: 'A contact center.', benefits: ['Dialer'] });
  });

  it('that say the same thing count once: the text before the list, and of one list the first', () => {
    expect(only('A contact center.\n\n- Provider: One\n- Provider: Two')?.provider).toBe('One');
    expect(only('A contact center.\n\nProvider: Text\n\n- Provider: One\n- Provider: Two')?.provider).toBe('Text');
  });

  it('of a provider on two entries make all others no products', () => {
    const page =
      product('Harbour One', 'A contact center.\n\nProvider: Acme') +
      product('Harbour Two', 'A contact center.\n\nProvider: Bolt') +
      product('Harbour Three');
    expect(namesIn(page)).toEqual(['Harbour One', 'Harbour Two']);
    expect(namesIn(product('Harbour One', 'A contact center.\n\nProvider: Acme') + product('Harbour Three'))).toEqual([
      'Harbour One',
      'Harbour Three',
    ]);
  });
});

describe('a record', () => {
  it('is described by its first paragraph, or by its list', () => {
    expect(only('A contact center.\n\nMore of it.')?.description).toBe('A contact center.');
    expect(only('- Contact center\n- Dialer')?.description).toBe('Contact center; Dialer');
    expect(only(`Contact center ${'x'.repeat(320)}`)?.description).toHaveLength(320);
  });

  it('has at most six benefits, each once and short', () => {
    const items = ['Contact center', 'a', 'a', 'b', 'c', 'd', 'e', 'f'].map((item) => `- ${item}`).join('\n');
    expect(only(items)?.benefits).toEqual(['Contact center', 'a', 'b', 'c', 'd', 'e']);
    expect(only(`A contact center.\n\n- ${'x'.repeat(200)}`)?.benefits).toEqual([`${'x'.repeat(159)}…`]);
  });

  it('names its provider: the label, else the host, else nobody', () => {
    expect(only('A contact center.')?.provider).toBe('Not named');
    expect(only('A contact center.', { host: 'a.example' })?.provider).toBe('a.example');
    expect(only('A contact center.', { host: 'x'.repeat(81) })?.provider).toBe(`${'x'.repeat(79)}…`);
  });

  it('is for the sizes and industries that the text names, smallest first, each once', () => {
    const industries = [
      { id: 'healthcare', inSentence: 'healthcare' },
      { id: 'insurance', inSentence: 'insurance' },
    ];
    expect(
      only('A contact center for enterprises, startups, insurers, hospitals and hospitals.', { industries }),
    ).toMatchObject({
      targetAudience: ['SMB', 'Enterprise'],
      industries: ['insurance', 'healthcare'],
    });
  });

  it('is found by its layer’s terms anywhere, another layer’s at the top only, and general ones', () => {
    const found = only('A contact center with zero trust.\n\n- RPA\n- Omnichannel\n- Encryption\n- Uptime');
    expect(found?.keywords).toEqual(['contact center', 'omnichannel', 'uptime', 'zero trust']);
    expect(found?.cases).toEqual([]);
    expect(only('A contact center with a workflow, for enterprises.')?.keywords).toEqual(['contact center']);
  });

  it('has at most 16 keywords', () => {
    const tags = Array.from({ length: 20 }, (_, n) => `tag${n}`).join(', ');
    expect(only(`A contact center.\n\n- Tags: ${tags}`)?.keywords).toHaveLength(16);
  });
});

describe('the agency’s own', () => {
  test.each([
    ['name', '## SmartStack Contact Center\n\nA contact center.', []],
    ['name in other letters', '## Smart-Stack Center\n\nA contact center.', ['Smart-Stack Center']],
    ['provider', '## Harbour One\n\nA contact center.\n\nProvider: SmartStack Inc', []],
    ['longer word', '## SmartStacks Contact Center\n\nA contact center.', ['SmartStacks Contact Center']],
  ])('%s', (_, markdown, expected) => expect(namesIn(markdown, { agency: 'SmartStack' })).toEqual(expected));

  it('may be of two words', () => {
    expect(namesIn(product('Smart Stack One'), { agency: 'Smart Stack' })).toEqual([]);
    expect(namesIn(product('SmartStack One'), { agency: 'Smart Stack' })).toEqual(['SmartStack One']);
  });

  it('is nothing where no agency is named', () => {
    expect(namesIn(product('SmartStack One'), { agency: '' })).toEqual(['SmartStack One']);
    expect(namesIn(product('SmartStack One'), { agency: '—' })).toEqual(['SmartStack One']);
  });
});
