import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { previewLength, type WebsiteData } from '#domain/website/scraped';
import { Field } from '#islands/form/Field';
import { Toast } from '#islands/wizard/Toast';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { Tag } from '#components/Tag.tsx';
import {
  $scraper,
  dismissNotification,
  downloadScraped,
  forgetKey,
  mendField,
  openScraper,
  type Reader,
  saveKey,
  scrape,
} from '#stores/scraper';
import { $website } from '#stores/website';

export type ScraperCardProps = Reader & { defaultUrl: string };

/** 'Website Information Scraper'. Specification §2, step 1; §4 and §5, Scraper card. */
export default function ScraperCard({ defaultUrl, agency, industries }: ScraperCardProps) {
  const { keySet, status, progress, notification, dismissed, refused } = useStore($scraper);
  const website = useStore($website);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(openScraper, []);
  // One form takes the other's place: the focus goes to what they have in common.
  const toHeading = () => heading.current?.focus();
  const dismiss = () => {
    dismissNotification();
    toHeading();
  };
  const busy = status !== 'idle';
  return (
    <section className="pt-2 pb-8" aria-labelledby="scraper" aria-busy={busy}>
      <h3 id="scraper" ref={heading} tabIndex={-1} className="mb-1 text-lg">
        Website Information Scraper
      </h3>
      <p className="text-ink-2">Scrape website content to enhance solution recommendations</p>
      {keySet ? (
        <ScrapeForm
          defaultUrl={defaultUrl}
          status={status}
          refused={refused}
          onScrape={(url) => void scrape(url, { agency, industries })}
          onForget={() => {
            forgetKey();
            toHeading();
          }}
        />
      ) : (
        <KeyForm
          busy={busy}
          refused={refused}
          onSave={(key) => void saveKey(key).then(() => $scraper.get().keySet && toHeading())}
        />
      )}
      {progress > 0 && (
        <progress className="scraper-progress" max={100} value={progress} aria-label="Scraping progress" />
      )}
      {/* Said here as well: the notification in the corner may be dismissed or overlooked. */}
      {notification && (
        <Notice tone={notification.tone} plain className="mt-5 max-w-measure wrap-anywhere">
          <p id={said} data-tone={notification.tone}>
            <b className="block">{notification.title}</b> {notification.text}
          </p>
        </Notice>
      )}
      {website && <Scraped website={website} busy={busy} failed={notification?.tone === 'danger'} />}
      <Toast label="Scraper notification" notification={dismissed ? null : notification} onDismiss={dismiss} />
    </section>
  );
}

/** The id of what is said of the last press. */
const said = 'scraper-said';
const form = 'mt-5 grid max-w-measure gap-4';
/** A field that was refused, and why. */
const refusal = { 'aria-invalid': true, 'aria-describedby': said } as const;
/** Wide enough for both of a button's labels. */
const submitButton = 'min-w-44 justify-self-start';

type KeyFormProps = { busy: boolean; refused: boolean; onSave: (key: string) => void };

function KeyForm({ busy, refused, onSave }: KeyFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(field.current?.value ?? '');
  };
  // The field has no name and no state: the key is in it and, once saved, in storage.
  return (
    <form className={form} onSubmit={submit} noValidate>
      <Field
        id="scraper-key"
        label="Scraping-service API key"
        note="Stays in this browser. It goes only through our own site to Firecrawl, which charges your account for each page."
      >
        {(belonging) => (
          <input
            {...belonging}
            {...(refused && refusal)}
            ref={field}
            type="password"
            autoComplete="off"
            spellCheck={false}
            onChange={mendField}
          />
        )}
      </Field>
      <Button type="submit" className={submitButton} aria-disabled={busy || undefined}>
        {busy ? 'Testing...' : 'Save Key'}
      </Button>
      <ButtonLink
        look="link"
        className="justify-self-start"
        icon="external"
        newTab
        href="https://www.firecrawl.dev/app/api-keys"
      >
        Get an API key from Firecrawl
      </ButtonLink>
    </form>
  );
}

type ScrapeFormProps = {
  defaultUrl: string;
  status: 'idle' | 'testing' | 'scraping';
  refused: boolean;
  onScrape: (url: string) => void;
  onForget: () => void;
};

function ScrapeForm({ defaultUrl, status, refused, onScrape, onForget }: ScrapeFormProps) {
  const [url, setUrl] = useState(defaultUrl);
  const busy = status !== 'idle';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '') onScrape(url);
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Badge>API Key Set</Badge>
        <Button
          look="link"
          className="off:cursor-not-allowed off:text-ink-3"
          aria-disabled={busy || undefined}
          onClick={onForget}
        >
          Forget key
        </Button>
      </p>
      <Field id="scraper-url" label="Website URL">
        {(belonging) => (
          <input
            {...belonging}
            {...(refused && refusal)}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              mendField();
            }}
          />
        )}
      </Field>
      <Button type="submit" className={submitButton} aria-disabled={busy || url.trim() === '' || undefined}>
        {status === 'scraping' ? 'Scraping...' : 'Scrape Website'}
      </Button>
    </form>
  );
}

type ScrapedProps = { website: WebsiteData; busy: boolean; failed: boolean };

/** The page scraped last. Where the latest press has failed it is still there, but nothing says success. */
function Scraped({ website, busy, failed }: ScrapedProps) {
  const { markdown } = website.data;
  const count = website.solutions.length;
  // Named, because another page may have failed since.
  const { host } = new URL(website.url);
  return (
    <div className="mt-6 grid justify-items-start gap-3.5">
      {!failed && (
        <p>
          <Tag tone="good">Data Scraped Successfully</Tag>
        </p>
      )}
      <p>
        {count === 0
          ? `No solutions were recognized on ${host}, so your results will be our advisors' ranking.`
          : `${count} ${count === 1 ? 'solution' : 'solutions'} found on ${host}. Your results will be scored from ${count === 1 ? 'it' : 'them'}.`}
      </p>
      <Button look="secondary" icon="download" aria-disabled={busy || undefined} onClick={downloadScraped}>
        Download<span className="sr-only"> scraped-data.json</span>
      </Button>
      <h4 id="scraped-preview" className="text-base">
        Preview
      </h4>
      {/* Scrolls, so the keyboard has to reach it. */}
      <pre className="scraped-preview" tabIndex={0} role="region" aria-labelledby="scraped-preview">
        {markdown.slice(0, previewLength)}
        {markdown.length > previewLength && '…'}
      </pre>
    </div>
  );
}
