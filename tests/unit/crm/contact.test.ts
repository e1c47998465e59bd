import { describe, expect, it, test } from 'vitest';
import { crmNote, upsertBody } from '#domain/crm/contact';
import type { NoteFacts } from '#domain/crm/note';
import { bareLead, fullLead } from '#tests/unit/lead/leads';

const bothFields = { jobTitle: 'cf-job', preferredContact: 'cf-way' };

/** What a note of a new contact depends on. */
const factsWith = (changes: Partial<NoteFacts> = {}): NoteFacts => ({
  received: new Date('2025-11-06T08:00:00Z'),
  phoneRemainder: '',
  hasConsentTag: true,
  ...changes,
});

describe('the upsert', () => {
  it('has HighLevel’s fields', () => {
    expect(upsertBody(fullLead, 'loc-1', '+14165550142', bothFields)).toEqual({
      locationId: 'loc-1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@engine.example',
      phone: '+14165550142',
      companyName: 'Engine Works',
      source: 'SmartStack website',
      customFields: [
        { id: 'cf-job', field_value: 'Director of Operations' },
        { id: 'cf-way', field_value: 'both' },
      ],
    });
  });

  it('has no others: an unknown property is refused by the CRM, and tags would overwrite the stored ones', () => {
    const known = ['locationId', 'firstName', 'lastName', 'email', 'phone', 'companyName', 'source', 'customFields'];
    for (const lead of [fullLead, bareLead, { ...fullLead, website: 'spam' }])
      for (const fields of [{}, bothFields])
        for (const phone of [null, '+14165550142'])
          expect(known).toEqual(expect.arrayContaining(Object.keys(upsertBody(lead, 'loc-1', phone, fields))));
  });

  test.each([
    ['no phone', null],
    ['an empty phone', ''],
  ])('leaves out %s: it would erase the stored one', (_, phone) => {
    expect(upsertBody(fullLead, 'loc-1', phone, {})).not.toHaveProperty('phone');
  });

  it('takes the number as it was read, not as it was typed', () => {
    expect(JSON.stringify(upsertBody(fullLead, 'loc-1', null, {}))).not.toContain('416 555 0142');
  });

  test.each([
    ['the link to the results where it has a field', { resultsLink: 'cf-link' }, 'https://a.example/#r', ['cf-link']],
    ['no link where there is none', { resultsLink: 'cf-link' }, null, undefined],
    ['no link where it has no field', {}, 'https://a.example/#r', undefined],
  ])('custom fields: %s', (_, fields, link, expected) => {
    expect(upsertBody(bareLead, 'loc-1', null, fields, link).customFields?.map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['none configured', fullLead, {}, undefined],
    ['only the job title', fullLead, { jobTitle: 'cf-job' }, [{ id: 'cf-job', field_value: 'Director of Operations' }]],
    ['only the way of contact', fullLead, { preferredContact: 'cf-way' }, [{ id: 'cf-way', field_value: 'both' }]],
    ['an empty job title', bareLead, bothFields, [{ id: 'cf-way', field_value: 'email' }]],
    ['an empty job title and nothing else', bareLead, { jobTitle: 'cf-job' }, undefined],
    ['ids left empty', fullLead, { jobTitle: '', preferredContact: '' }, undefined],
  ])('custom fields: %s', (_, lead, fields, expected) => {
    expect(upsertBody(lead, 'loc-1', null, fields).customFields).toEqual(expected);
  });

  it('holds no empty string', () => {
    expect(Object.values(upsertBody(bareLead, 'loc-1', null, bothFields))).not.toContain('');
  });
});

describe('the note', () => {
  const linesOf = (lead: typeof fullLead, phoneRemainder: string, fields: Parameters<typeof crmNote>[2]) =>
    crmNote(lead, factsWith({ phoneRemainder }), fields).split('\n');

  it('has every answer and what found no field', () => {
    expect(linesOf(fullLead, '416 555 0142', {})).toEqual([
      'SmartStack website submission',
      'Organization: Mid-Market',
      'Geography: north-america',
      'Priorities: Improve customer service and response time; Automate repetitive processes',
      'Challenge area: ccaas',
      'teamsIntegration: yes',
      'cloudPreference: not-sure',
      'Industry: healthcare',
      'First page: /insurance',
      'Came from site: www.search.example',
      'Campaign of the link: source newsletter; medium email',
      'Job title: Director of Operations',
      'Preferred contact: both',
      'Phone as typed: 416 555 0142',
      "Marketing e-mail: agreed 2025-11-06T08:00:00.000Z (text v1-2025); by the page's clock 2025-11-05T12:00:00Z",
      'Says it replaces submission: 3f8a2c10-0000-4000-8000-000000000001; 3f8a2c10-0000-4000-8000-000000000000',
    ]);
  });

  it('leaves out what is empty, and says that nobody agreed to e-mail', () => {
    expect(linesOf(bareLead, '', {}).slice(1)).toEqual([
      'Organization: Unknown',
      'Geography: Unknown',
      'Challenge area: Unknown',
      'Preferred contact: email',
      'Marketing e-mail: not agreed',
    ]);
  });

  test.each([
    ['a phone that its field carries whole', '', {}, 'Phone as typed'],
    ['a job title with a field of its own', '1 2', { jobTitle: 'cf-job' }, 'Job title'],
    ['a way of contact with a field of its own', '1 2', { preferredContact: 'cf-way' }, 'Preferred contact'],
  ])('does not repeat %s', (_, phoneRemainder, fields, label) => {
    const everything = linesOf(fullLead, '1 2', {});
    expect(everything.filter((line) => line.startsWith(label))).toHaveLength(1);
    expect(linesOf(fullLead, phoneRemainder, fields)).toEqual(everything.filter((line) => !line.startsWith(label)));
  });

  test.each([
    ['a line feed', 'Director\nMarketing e-mail: agreed'],
    ['a carriage return', 'Director\rMarketing e-mail: agreed'],
    ['an empty line', 'Director\r\n\r\nMarketing e-mail: agreed'],
    ['a line separator', 'Director\u2028Marketing e-mail: agreed'],
  ])('lets no value pose as a line by %s', (_, jobTitle) => {
    const lines = crmNote({ ...bareLead, jobTitle }, factsWith(), {}).split(/[\n\r\u2028\u2029]/);
    expect(lines).toContain('Job title: Director Marketing e-mail: agreed');
    expect(lines.filter((line) => line.startsWith('Marketing'))).toEqual(['Marketing e-mail: not agreed']);
  });

  it('joins the several values of one answer', () => {
    const lead = { ...bareLead, detailedAnswers: { channels: ['Voice', 'Chat'], videoNeeds: [] } };
    const lines = linesOf(lead, '', {});
    expect(lines).toContain('channels: Voice; Chat');
    expect(lines.filter((line) => line.startsWith('videoNeeds'))).toEqual([]);
  });

  it('flags a lead whose honeypot was filled in, without repeating its value', () => {
    const note = crmNote({ ...bareLead, website: 'https://spam.example' }, factsWith(), {});
    expect(note).toMatch(/^Suspicious: ./m);
    expect(note).not.toContain('spam.example');
    expect(crmNote(bareLead, factsWith(), {})).not.toContain('Suspicious');
  });

  test.each([
    ['existing contact', /^The contact was there when it was looked for: its fields were left as they are/],
    ['overwritten contact', /this submission may have changed its fields/],
    ['refused fields', /^The CRM refused some of the contact's fields/],
  ] as const)('of an %s says so, and all that was submitted', (repeats, reason) => {
    const lines = crmNote(fullLead, factsWith({ repeats, phoneRemainder: '416 555 0142' }), bothFields).split('\n');
    expect(lines[1]).toMatch(reason);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Name: Ada Lovelace',
        'E-mail: ada@engine.example',
        'Company: Engine Works',
        'Job title: Director of Operations',
        'Preferred contact: both',
        'Phone as typed: 416 555 0142',
      ]),
    );
    expect(crmNote(fullLead, factsWith(), bothFields)).not.toMatch(/Lovelace|Engine Works|there before/);
  });

  it('says what to do with a consent that has no tag', () => {
    const note = crmNote(fullLead, factsWith({ repeats: 'existing contact', hasConsentTag: false }), {});
    expect(note.split('\n')).toContain(
      "Marketing e-mail: ticked 2025-11-06T08:00:00.000Z (text v1-2025); by the page's clock 2025-11-05T12:00:00Z. " +
        'No tag was set because the contact was there before, and anybody can type its address: confirm with the person ' +
        'before marketing e-mail goes out, then set the tag by hand.',
    );
  });

  it('says that another contact has the number', () => {
    expect(linesOf(fullLead, '', {})).not.toContain('Another contact has this phone number.');
    const note = crmNote(fullLead, factsWith({ isPhoneTaken: true }), {});
    expect(note.split('\n')).toContain('Another contact has this phone number.');
  });
});
