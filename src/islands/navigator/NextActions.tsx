import { Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';
import * as words from '#islands/navigator/words';

const row = 'group relative border-t border-rule py-2.5 pe-8';
/** The whole row is clickable; its second line describes the control. */
const action =
  "block text-start title text-lg no-underline group-hover:text-lake after:absolute after:inset-0 after:content-['']";
const note = 'text-md leading-close text-ink-2';
const icon = 'absolute end-0 top-3.5 text-lg text-lake';

/** 'Ready to Transform Your Business?': a call, the report, the providers. Specification §2, step 5. */
export function NextActions({ bookingUrl, onDownload }: { bookingUrl: string; onDownload: () => void }) {
  return (
    <section className="results-closing" aria-labelledby="results-actions">
      <h3 id="results-actions" className="text-2xl">
        {words.ready}
      </h3>
      <ul>
        <li className={row}>
          <a
            className={action}
            href={bookingUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="schedule-call"
          >
            {words.scheduleCall}
            <NewTab />
            <Icon name="external" className={icon} />
          </a>
          <small className={note} id="schedule-call">
            {words.scheduleNote}
          </small>
        </li>
        <li className={row}>
          <button type="button" className={action} aria-describedby="download-report" onClick={onDownload}>
            {words.downloadReport}
            <Icon name="tray" className={icon} />
          </button>
          <small className={note} id="download-report">
            {words.reportNote}
          </small>
        </li>
        <li className={row}>
          <a className={action} href="/providers" aria-describedby="view-providers">
            {words.viewProviders}
            <Icon name="arrow" className={icon} />
          </a>
          <small className={note} id="view-providers">
            {words.providersNote}
          </small>
        </li>
      </ul>
    </section>
  );
}
