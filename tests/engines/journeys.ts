import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DoubleContact } from '#netlify/doubles/highlevel';
import { crmDoublePort } from '#tests/e2e/ports';
import { kindsOfPages } from '#tests/e2e/routes';
import type { Visit } from '#tests/engines/visit';

/** What visitors come for, in words and as a visit. */
export type Journey = { name: string; go: (visit: Visit) => Promise<void> };

const phone = 480;
/** How many rules of the obligation map are shown, and how many are in force, as the page counts them. */
const rowsShown = `document.querySelectorAll('.rule:not([hidden])').length`;
const inForce = `document.querySelectorAll('.rule[data-status="in-force"]').length`;
const heading = (words: string) => ['h2', words] as const;
const navigator = '/solutions-navigator';

async function profile(visit: Visit): Promise<void> {
  await visit.click('[name=organizationType][value=Enterprise]');
  await visit.click('[name=geography][value=canada]');
  await visit.click('[name=priorities]', 'Improve customer service');
  await visit.click('main button', 'Next: Challenge Area');
}

async function contact(visit: Visit, email: string): Promise<void> {
  const typed = { firstName: 'Ada', lastName: 'Bell', email, company: 'North Bank' };
  for (const [name, value] of Object.entries(typed)) await visit.type(`main [name=${name}]`, value);
}

async function sentContact(email: string): Promise<DoubleContact | undefined> {
  const response = await fetch(`http://127.0.0.1:${crmDoublePort}/double/contacts`);
  return ((await response.json()) as DoubleContact[]).find(({ fields }) => fields['email'] === email);
}

export const journeys: readonly Journey[] = [
  {
    name: 'pages have their colours',
    go: async (visit) => {
      await visit.begin('/');
      await visit.expect('getComputedStyle(document.body).backgroundColor !== "rgba(0, 0, 0, 0)"', true);
      await visit.expect(
        'new Set([...document.querySelectorAll("body, footer, main a")].map((e) => getComputedStyle(e).backgroundColor)).size > 2',
        true,
      );
    },
  },
  {
    name: 'every kind of page is as wide as its window',
    go: async (visit) => {
      await visit.begin('/', phone);
      for (const path of kindsOfPages) {
        await visit.open(path);
        await visit.expect('document.documentElement.scrollWidth <= innerWidth', true);
      }
    },
  },
  {
    name: 'the menu is closed, opens and closes',
    go: async (visit) => {
      await visit.begin('/about', phone);
      await visit.seeNone('#main-menu');
      await visit.click('.menu-button');
      await visit.see('#main-menu a', 'Solutions');
      await visit.press('Escape');
      await visit.seeNone('#main-menu');
      await visit.click('.menu-button');
      await visit.click('#main-menu a', 'ROI Calculator');
      await visit.see('h1', 'ROI Calculator');
    },
  },
  {
    name: 'Industries opens by a click and leads to a page',
    go: async (visit) => {
      await visit.begin('/about');
      await visit.seeNone('#industries-panel');
      await visit.click('#main-menu button', 'Industries');
      await visit.click('#industries-panel a', 'Healthcare');
      await visit.expect('location.pathname', '/healthcare');
    },
  },
  {
    name: 'the full provider list is modal at once, and closes',
    go: async (visit) => {
      await visit.begin('/');
      await visit.click('main button', 'View Full Provider List');
      await visit.expect('document.querySelector("dialog").matches(":modal")', true);
      await visit.see('dialog a', '');
      await visit.click('dialog button');
      await visit.seeNone('dialog');
    },
  },
  {
    name: 'the Navigator says what is missing',
    go: async (visit) => {
      await visit.begin(navigator);
      await visit.click('main button', 'Next: Challenge Area');
      await visit.see('main [role=alert]', 'organization');
    },
  },
  {
    name: 'the Navigator leads to results, and the lead arrives with its origin',
    go: async (visit) => {
      const email = `ada.bell@${randomUUID().slice(0, 8)}.example`;
      await visit.begin('/healthcare?utm_source=engines');
      await visit.open(navigator);
      await profile(visit);
      await visit.click('[name=challengeArea]', 'Just browsing');
      await visit.see(...heading('Almost There!'));
      await contact(visit, email);
      await visit.click('main button', 'Get My Recommendations');
      await visit.see(...heading('Your Smart Results'));
      await expect.poll(async () => (await sentContact(email))?.notes.join(), { timeout: 30_000 }).toContain('engines');
    },
  },
  {
    name: 'the Navigator keeps its answers when the page is loaded again',
    go: async (visit) => {
      await visit.begin(navigator);
      await profile(visit);
      await visit.see(...heading('Challenge Area'));
      await visit.open(navigator);
      await visit.expect(
        'document.querySelector("[name=organizationType][value=Enterprise]")?.checked ?? location.hash',
        true,
      );
    },
  },
  {
    name: 'the needs assessment says what is missing',
    go: async (visit) => {
      await visit.begin('/needs-assessment');
      await visit.click('main form button', 'Next');
      await visit.see('main [role=alert]');
    },
  },
  {
    name: 'the message form names what is missing',
    go: async (visit) => {
      await visit.begin('/about');
      await visit.click('footer form button');
      await visit.see('footer [role=alert]', '4 fields need your attention');
    },
  },
  {
    name: 'a message is prepared for the visitor’s own e-mail',
    go: async (visit) => {
      await visit.begin('/about');
      await visit.type('#message-fullName', 'Ada Bell');
      await visit.type('#message-email', 'ada@example.com');
      await visit.choose('#message-subject', 'AI Strategy');
      await visit.type('#message-message', 'We have a question about contact centres.');
      await visit.click('footer form button');
      await visit.see('footer a[href^="mailto:"]', 'E-mail your message');
    },
  },
  {
    name: 'the calculator works out five figures',
    go: async (visit) => {
      await visit.begin('/roi-calculator');
      const figures = {
        callVolume: '18000',
        averageHandleTime: '6',
        agentHeadcount: '40',
        averageAgentSalary: '50000',
      };
      for (const [id, figure] of Object.entries(figures)) await visit.type(`#${id}`, figure);
      await visit.click('main form button', 'Calculate');
      await visit.see('main dd', '$');
      await visit.seeNone('main p', 'Example figures, not yours');
    },
  },
  {
    name: 'a provider is found by name',
    go: async (visit) => {
      await visit.begin('/providers');
      await visit.type('#provider-search', 'genesys');
      await visit.see('main [data-layer]', 'Genesys');
      await visit.seeNone('main [data-layer]', 'Fortinet');
    },
  },
  {
    name: 'what is offered unfolds, its words beside each other',
    go: async (visit) => {
      await visit.begin('/solutions');
      await visit.expect(
        '[...document.querySelectorAll("main summary")].filter((e) => e.offsetHeight > 150).length',
        0,
      );
      await visit.click('main summary');
      await visit.expect('document.querySelectorAll("main details[open]").length > 0', true);
    },
  },
  {
    name: 'the obligation map is narrowed by a choice, which is in the address',
    go: async (visit) => {
      await visit.begin('/obligations');
      const shown = await visit.run(`return ${rowsShown};`);
      await visit.choose('#status', 'coming');
      await visit.expect('location.search', '?status=coming');
      await visit.expect(`${rowsShown} < ${Number(shown)}`, true);
      await visit.expect(
        `[...document.querySelectorAll('.rule:not([hidden])')].every((e) => e.matches('[data-status=coming]'))`,
        true,
      );
    },
  },
  {
    name: 'a rule of the obligation map opens by its link',
    go: async (visit) => {
      await visit.begin('/obligations');
      const id = String(await visit.run(`return document.querySelector('.rule:last-child [id]').id;`));
      await visit.open(`/obligations?layer=#${id}`);
      await visit.see('.rule details[open] a', 'Link to this rule');
      await visit.expect(`document.getElementById('${id}').closest('details').open`, true);
    },
  },
  {
    name: 'the look ahead says its day, and what has come by then is in force',
    go: async (visit) => {
      await visit.begin('/obligations');
      const binding = Number(await visit.run(`return ${inForce};`));
      await visit.run(
        `const ahead = document.getElementById('ahead');
         ahead.value = ahead.max;
         ahead.dispatchEvent(new Event('input', { bubbles: true }));`,
      );
      await visit.expect(`document.getElementById('ahead').getAttribute('aria-valuetext') !== 'Today'`, true);
      await visit.expect(`${inForce} > ${binding}`, true);
      await visit.expect(`new URLSearchParams(location.search).has('on')`, true);
    },
  },
  {
    name: 'two solutions stand side by side',
    go: async (visit) => {
      await visit.begin('/compare#c=genesys-cloud-cx,telus-direct-routing');
      await visit.see('main table', '');
    },
  },
];
