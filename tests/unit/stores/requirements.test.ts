// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { saveRequirements } from '#stores/requirements';
import { requirementsWords } from '#tests/fixtures/content';
import { hospital } from '#tests/fixtures/requirements';

let saved: { name: string; file: Blob }[];
let requests: { address: string; options: RequestInit | undefined }[];
let respond: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  saved = [];
  requests = [];
  respond = async () => Response.json(requirementsWords);
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    requests.push({ address, options });
    return respond();
  });
  const offered: unknown[] = [];
  // jsdom has neither.
  URL.createObjectURL = (file) => `blob:${offered.push(file) - 1}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = offered[Number(this.href.replace('blob:', ''))];
    if (file instanceof Blob) saved.push({ name: this.download, file });
  });
});

afterEach(() => {
  vi.doUnmock('#browser/word');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saving the requirements document', () => {
  it('as Markdown offers the text', async () => {
    expect(await saveRequirements('markdown', hospital)).toEqual({ saved: true, name: 'requirements.md' });
    expect(saved.map(({ name }) => name)).toEqual(['requirements.md']);
    expect(await saved[0]?.file.text()).toMatch(/^# Requirements for a contact centre\n/);
  });

  it('as a Word file offers a file of that type', async () => {
    expect(await saveRequirements('word', hospital)).toEqual({ saved: true, name: 'requirements.docx' });
    expect(saved[0]?.file.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(saved[0]?.file.size).toBeGreaterThan(10_000);
  });

  it('asks for one file only, the same for every visitor, and sends nothing with it', async () => {
    await saveRequirements('word', hospital);
    expect(requests).toEqual([
      { address: '/requirements.json', options: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    ]);
  });
});

describe('what fails is said, and nothing is offered', () => {
  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error page', async () => new Response('<html>', { status: 500 })],
    ['a file that was cut off', async () => new Response('{"text": {"sec')],
    ['another file', async () => Response.json({ text: {}, areas: {} })],
  ])('the words: %s', async (_, response) => {
    respond = response;
    const result = await saveRequirements('markdown', hospital);
    expect(result).toEqual({ saved: false, problem: expect.stringMatching(/texts could not be loaded.*try again/) });
    expect(saved).toEqual([]);
  });

  it('the part that writes Word files: Markdown is offered in its place, and works', async () => {
    vi.doMock('#browser/word', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const result = await saveRequirements('word', hospital);
    expect(result).toEqual({ saved: false, problem: expect.stringMatching(/reload the page.*save .* as Markdown/) });
    expect(saved).toEqual([]);
    expect(await saveRequirements('markdown', hospital)).toMatchObject({ saved: true });
  });

  it('an error while writing', async () => {
    vi.doMock('#browser/word', () => ({ wordFile: () => Promise.reject(new Error('a mistake')) }));
    expect(await saveRequirements('word', hospital)).toEqual({
      saved: false,
      problem: expect.stringMatching(/mistake on our side/),
    });
    expect(saved).toEqual([]);
  });
});
