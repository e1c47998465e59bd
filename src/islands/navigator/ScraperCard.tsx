import { useStore } from '@nanostores/react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { pageName, previewLength, type WebsiteData, scrapedFileName } from '#domain/website/scraped';
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
  fixField,
  openScraper,
  type Reader,
  saveKey,
  scrape,
} from '#stores/scraper';
import { $website } from '#stores/website';
import * as words from '#islands/navigator/words';
import '../../components/Notice.css';
import './ScraperCard.css';

export type ScraperCardProps = Reader & { defaultUrl: string };

/** 'Website Information Scraper'. Specification §2, step 1; §4 and §5, Scraper card. */
export default function ScraperCard({ defaultUrl, agency, industries }: ScraperCardProps) {
  const { keySet, status, progress, notification, dismissed, refused } = useStore($scraper);
  const website = useStore($website);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(openScraper, []);
  // One form replaces the other: focus moves to the heading that they share.
  const toHeading = () => heading.current?.focus();
  const dismiss = () => {
    dismissNotification();
    toHeading();
  };
  const busy = status !== 'idle';
  return (
    <section className="pt-2 pb-8" aria-labelledby="scraper" aria-busy={busy}>
      <h3 id="scraper" ref={heading} tabIndex={-1} className="mb-1 text-lg focus-bar">
        {words.scraper}
      </h3>
      <p className="text-ink-2">{words.scraperLede}</p>
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
      {progress > 0 && <progress className="scraper-progress" max={100} value={progress} aria-label={words.progress} />}
      <Toast
        label={words.scraperNotification}
        textId={said}
        notification={dismissed ? null : notification}
        onDismiss={dismiss}
      />
      {/* Shown after the toast is dismissed as well: it states the outcome of the last click. */}
      {notification && dismissed && (
        <Notice tone={notification.tone} plain className="mt-5 max-w-measure wrap-anywhere">
          <p id={said} data-tone={notification.tone}>
            <b className="block">{notification.title}</b> {notification.text}
          </p>
        </Notice>
      )}
      {website && <Scraped website={website} busy={busy} failed={notification?.tone === 'danger'} />}
    </section>
  );
}

/** The id of the message about the last click. */
const said = 'scraper-said';
const form = 'mt-5 grid max-w-measure gap-4';
/** The attributes of a field that was refused. */
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
  // An uncontrolled field without a name: the key is only in the field and, once saved, in storage.
  return (
    <form className={form} onSubmit={submit} noValidate>
      <Field id="scraper-key" label={words.apiKey} note={words.apiKeyNote}>
        {(belonging) => (
          <input
            {...belonging}
            {...(refused && refusal)}
            ref={field}
            type="password"
            autoComplete="off"
            spellCheck={false}
            onChange={fixField}
          />
        )}
      </Field>
      <Button type="submit" className={submitButton} aria-disabled={busy || undefined}>
        {busy ? words.testing : words.saveKey}
      </Button>
      <ButtonLink
        look="link"
        className="justify-self-start"
        icon="external"
        newTab
        href="https://www.firecrawl.dev/app/api-keys"
      >
        {words.getKey}
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
        <Badge>{words.keySet}</Badge>
        <Button
          look="link"
          className="off:cursor-not-allowed off:text-ink-3"
          aria-disabled={busy || undefined}
          onClick={onForget}
        >
          {words.forgetKey}
        </Button>
      </p>
      <Field id="scraper-url" label={words.websiteUrl}>
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
              fixField();
            }}
          />
        )}
      </Field>
      <Button type="submit" className={submitButton} aria-disabled={busy || url.trim() === '' || undefined}>
        {status === 'scraping' ? words.scraping : words.scrape}
      </Button>
    </form>
  );
}

type ScrapedProps = { website: WebsiteData; busy: boolean; failed: boolean };

/** The page scraped last. If the latest click failed, it remains and says that it is the one before. */
function Scraped({ website, busy, failed }: ScrapedProps) {
  const { markdown } = website.data;
  const count = website.solutions.length;
  // Named, because another page may have failed since.
  const { host } = new URL(website.url);
  return (
    <div className="mt-6 grid justify-items-start gap-3.5">
      <p>{failed ? words.keptPage(pageName(website)) : <Tag tone="good">{words.scraped}</Tag>}</p>
      <p>{words.foundOn(host, count)}</p>
      <Button look="secondary" icon="tray" aria-disabled={busy || undefined} onClick={downloadScraped}>
        {words.download}
        <span className="sr-only"> {scrapedFileName}</span>
      </Button>
      <h4 id="scraped-preview" className="text-md">
        {words.preview}
      </h4>
      {/* Scrollable, so it needs to be focusable. */}
      <pre className="scraped-preview" tabIndex={0} role="region" aria-labelledby="scraped-preview">
        {markdown.slice(0, previewLength)}
        {markdown.length > previewLength && '…'}
      </pre>
    </div>
  );
}
