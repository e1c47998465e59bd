import { atom } from 'nanostores';
import type { Notification } from '#domain/lead/notification';
import { storageKeys } from '#domain/privacy/storage-keys';
import { extractSolutions } from '#domain/website/extract';
import { samplePage, scrapedFileName } from '#domain/website/scraped';
import { scrapeTarget } from '#domain/website/target';
import type { NamedIndustry } from '#domain/website/terms';
import * as words from '#domain/website/words';
import { saveTextFile } from '#browser/files';
import { postScrape } from '#browser/scrape';
import { readStored, removeStored, writeStored } from '#browser/storage';
import { $website, saveWebsiteData } from '#stores/website';

export type Scraper = {
  keySet: boolean;
  status: 'idle' | 'testing' | 'scraping';
  /** 50 when scraping starts, 100 when it has finished. Specification §9, Scraper. */
  progress: 0 | 50 | 100;
  /** The latest notification, shown in the card until the next one. */
  notification: Notification | null;
  /** Whether the toast was dismissed. */
  dismissed: boolean;
  /** Whether the notification refuses the field's value: the key, or once there is a key the address. */
  refused: boolean;
};

/** On whose behalf the page is read, and the industries to look for. */
export type Reader = { agency: { name: string; url: string }; industries: readonly NamedIndustry[] };

/** The answer when our own site cannot be reached. */
const nothing = { answer: { success: false, error: '' }, status: 502 } as const;
/** The statuses that reject the key. Any other means that the page was slow, or that the service had a problem. */
const refusesKey = [400, 401, 402, 403];
/** A key consists of characters that a header can carry. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

const closed: Scraper = {
  keySet: false,
  status: 'idle',
  progress: 0,
  notification: null,
  dismissed: false,
  refused: false,
};

/** The scraper card: its key, its job, its notification. Specification §4 and §5, Scraper card; §8. */
export const $scraper = atom(closed);

const set = (changes: Partial<Scraper>) => $scraper.set({ ...$scraper.get(), ...changes });

/** A key that storage had no room for; it lasts as long as the page. */
let unsavedKey: string | null = null;
let job: AbortController | null = null;

/** Opens the card and looks for a stored key. Returns a function that closes it, which cancels a running job. */
export function openScraper(): () => void {
  $scraper.set({ ...closed, keySet: storedKey() !== null });
  return () => {
    job?.abort();
    job = null;
    $scraper.set(closed);
  };
}

/** 'Save Key': tests the key on a sample page and saves it if it is valid. */
export async function saveKey(typed: string): Promise<void> {
  if (job) return;
  const key = typed.trim();
  if (key === '') return say('danger', words.enterKey, '', true);
  if (!keyPattern.test(key)) return say('danger', words.invalidKey, '', true);
  const answered = await run('testing', samplePage, key);
  if (answered === 'cancelled') return;
  const { answer, status } = answered ?? nothing;
  if (!answer.success) {
    // Any other status is a problem of our site, the service or the sample page, and says nothing about the key.
    if (!refusesKey.includes(status)) return say('danger', answer.error || words.notConnected);
    // Every refusal of a key has the same sentence; the service's own message follows if it differs.
    return say('danger', words.invalidKey, answer.error === words.invalidKey ? '' : answer.error, true);
  }
  const saved = writeStored('local', storageKeys.scrapeKey, key);
  unsavedKey = saved ? null : key;
  set({ keySet: true });
  if (saved) say('good', words.keySaved);
  else say('warn', words.keyValidated, words.keyNotSaved);
}

/** 'Forget key': removes the key from this browser. */
export function forgetKey(): void {
  if (job) return;
  removeStored('local', storageKeys.scrapeKey);
  unsavedKey = null;
  set({ keySet: false, progress: 0, notification: null, refused: false });
}

/** 'Scrape Website': one job at a time. */
export async function scrape(typed: string, reader: Reader): Promise<void> {
  if (job) return;
  // The card offers 'Scrape Website' only with a key, so nobody reads this; the sentence is specified (§5), and a caller
  // of this function gets it.
  if (!$scraper.get().keySet) return say('danger', words.setKeyFirst);
  const key = storedKey();
  if (key === null) {
    // Another tab has removed it.
    set({ keySet: false, progress: 0 });
    return say('danger', words.keyNotFound);
  }
  const target = scrapeTarget(typed);
  set({ progress: target.ok ? 50 : 0 });
  if (!target.ok) return say('danger', words.notScraped, target.error, true);
  const answered = await run('scraping', target.url, key);
  if (answered === 'cancelled') return;
  set({ progress: answered?.answer.success ? 100 : 0 });
  if (!answered) return say('danger', words.notScraped, words.siteNotReached);
  const { answer } = answered;
  if (!answer.success) return say('danger', answer.error || words.notScraped);
  const { host } = new URL(target.url);
  const solutions = extractSolutions(answer.data.markdown, {
    host,
    agency: reader.agency.name,
    ownPage: host === new URL(reader.agency.url).host,
    industries: reader.industries,
  });
  saveWebsiteData({ url: target.url, data: answer.data, solutions });
  say(answer.warning ? 'warn' : 'good', words.scraped, answer.warning);
}

/** 'Download': offers the scraped data as a file. */
export function downloadScraped(): void {
  const website = $website.get();
  if (website && !job) saveTextFile(scrapedFileName, `${JSON.stringify(website.data, null, 2)}\n`, 'application/json');
}

/** Dismisses the toast; the card still shows the notification. */
export function dismissNotification(): void {
  set({ dismissed: true });
}

/** Clears the refusal once the visitor edits the field. */
export function fixField(): void {
  set({ refused: false });
}

/** Runs a job and returns its answer, or 'cancelled' if the card was closed first. */
async function run(status: 'testing' | 'scraping', url: string, key: string) {
  const own = new AbortController();
  job = own;
  set({ status, notification: null, refused: false });
  const answered = await postScrape(url, key, own.signal);
  if (own.signal.aborted) return 'cancelled';
  job = null;
  set({ status: 'idle' });
  return answered;
}

function say(tone: Notification['tone'], title: string, text = '', refused = false): void {
  set({ notification: { tone, title, text }, dismissed: false, refused });
}

function storedKey(): string | null {
  const stored = readStored('local', storageKeys.scrapeKey);
  return typeof stored === 'string' && stored !== '' ? stored : unsavedKey;
}
