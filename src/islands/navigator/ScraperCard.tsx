import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Notification } from '#domain/lead/notification';
import { previewLength, type WebsiteData } from '#domain/website/scraped';
import { Field } from '#islands/form/Field';
import { Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';
import { Toast } from '#islands/wizard/SubmissionNotice';
import {
  $scraper,
  dismissNotification,
  downloadScraped,
  forgetKey,
  openScraper,
  type Reader,
  saveKey,
  scrape,
} from '#stores/scraper';
import { $website } from '#stores/website';

export type ScraperCardProps = Reader & { defaultUrl: string };

/** 'Website Information Scraper'. Specification §2, step 1; §4 and §5, Scraper card. */
export default function ScraperCard({ defaultUrl, agency, industries }: ScraperCardProps) {
  const { keySet, status, progress, notification, dismissed } = useStore($scraper);
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
    <section className="scraper" aria-labelledby="scraper" aria-busy={busy}>
      <h3 id="scraper" ref={heading} tabIndex={-1}>
        Website Information Scraper
      </h3>
      <p className="text-ink-2">Scrape website content to enhance solution recommendations</p>
      {keySet ? (
        <ScrapeForm
          defaultUrl={defaultUrl}
          status={status}
          onScrape={(url) => void scrape(url, { agency, industries })}
          onForget={() => {
            forgetKey();
            toHeading();
          }}
        />
      ) : (
        <KeyForm busy={busy} onSave={(key) => void saveKey(key).then(() => $scraper.get().keySet && toHeading())} />
      )}
      {progress > 0 && <progress max={100} value={progress} aria-label="Scraping progress" />}
      {notification && <Notice {...notification} />}
      {website && <Scraped website={website} />}
      <Toast label="Scraper notification" notification={dismissed ? null : notification} onDismiss={dismiss} />
    </section>
  );
}

function KeyForm({ busy, onSave }: { busy: boolean; onSave: (key: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(field.current?.value ?? '');
  };
  // The field has no name and no state: the key is in it and, once saved, in storage.
  return (
    <form className="scraper-form" onSubmit={submit} noValidate>
      <Field
        id="scraper-key"
        label="Scraping-service API key"
        note="Stays in this browser. It goes only through our own site to Firecrawl, which charges your account for each page."
      >
        {(belonging) => <input {...belonging} ref={field} type="password" autoComplete="off" spellCheck={false} />}
      </Field>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? 'Testing...' : 'Save Key'}
      </button>
      <a className="text-link" href="https://www.firecrawl.dev/app/api-keys" target="_blank" rel="noopener noreferrer">
        Get an API key from Firecrawl
        <NewTab />
        <Icon name="external" />
      </a>
    </form>
  );
}

type ScrapeFormProps = {
  defaultUrl: string;
  status: 'idle' | 'testing' | 'scraping';
  onScrape: (url: string) => void;
  onForget: () => void;
};

function ScrapeForm({ defaultUrl, status, onScrape, onForget }: ScrapeFormProps) {
  const [url, setUrl] = useState(defaultUrl);
  const busy = status !== 'idle';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '') onScrape(url);
  };
  return (
    <form className="scraper-form" onSubmit={submit} noValidate>
      <p className="scraper-key">
        <span className="badge">API Key Set</span>
        <button type="button" className="text-link" aria-disabled={busy || undefined} onClick={onForget}>
          Forget key
        </button>
      </p>
      <Field id="scraper-url" label="Website URL">
        {(belonging) => (
          <input
            {...belonging}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button primary" aria-disabled={busy || url.trim() === '' || undefined}>
        {status === 'scraping' ? 'Scraping...' : 'Scrape Website'}
      </button>
    </form>
  );
}

/** The notification again, in its place: the one in the corner may be dismissed or overlooked. */
function Notice({ tone, title, text }: Notification) {
  return (
    <p className="scraper-notice" data-tone={tone}>
      <b>{title}</b> {text}
    </p>
  );
}

function Scraped({ website }: { website: WebsiteData }) {
  const { markdown } = website.data;
  const count = website.solutions.length;
  // Named, because another page may have failed since.
  const { host } = new URL(website.url);
  return (
    <div className="scraped">
      <p className="tag perfect">Data Scraped Successfully</p>
      <p>
        {count === 0
          ? `No solutions were recognized on ${host}, so your results will be our advisors' ranking.`
          : `${count} ${count === 1 ? 'solution' : 'solutions'} found on ${host}. Your results will be scored from ${count === 1 ? 'it' : 'them'}.`}
      </p>
      <button type="button" className="button secondary" onClick={downloadScraped}>
        Download<span className="sr-only"> scraped-data.json</span>
        <Icon name="download" />
      </button>
      <h4 id="scraped-preview">Preview</h4>
      {/* Scrolls, so the keyboard has to reach it. */}
      <pre tabIndex={0} role="region" aria-labelledby="scraped-preview">
        {markdown.slice(0, previewLength)}
        {markdown.length > previewLength && '…'}
      </pre>
    </div>
  );
}
