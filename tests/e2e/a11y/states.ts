import type { Page, Route } from 'playwright/test';
import { leaveUnsentLeads, unsentLeads } from '#tests/e2e/unsent-leads';
import { solutionEntries } from '#tests/fixtures/content';
import { colleagues, fragmentOf, hospitalAnswers } from '#tests/fixtures/links';
import { routes } from '#tests/e2e/routes';
import { errorSummary, expect, NavigatorPage, picks, questions, somebody, tool, unfoldAll } from '#tests/e2e/site';
import { wizardArrived } from '#tests/wizard-arrived';

/* Every state of every page that the accessibility checks cover, and how a visitor gets there. */

export type State = {
  /** What a reader of the report calls it. */
  name: string;
  route: string;
  /** The widths at which the state exists; all of them if omitted. */
  widths?: readonly number[];
  /** A selector of the part of the page that it changes; 'main' if omitted. */
  part?: string;
  /** From a blank tab into the state. */
  reach: (page: Page) => Promise<void>;
};

/** The window widths at which every state is checked, in CSS pixels. */
export const widths = [360, 768, 1440] as const;
/** The colour schemes in which it is checked. */
export const schemes = ['light', 'dark'] as const;
const withMenuButton = [360, 768] as const;
const withMenuBar = [1440] as const;

const leads = '**/.netlify/functions/ghl-integration';
const scraping = '**/.netlify/functions/scrape';
const contactCentre = 'Contact center (CCaaS)';

const wizards = ['/solutions-navigator', '/needs-assessment'];

/** Pages as they are served. */
const pages: State[] = routes.map((route) => ({
  name: `${route} as served`,
  route,
  reach: async (page) => {
    await page.goto(route);
    // The islands of the comparison and the committee load by themselves, and must not load during a check.
    if (['/compare', '/committee'].includes(route))
      await page.locator('main astro-island:not([ssr])').first().waitFor();
    if (wizards.includes(route)) await wizardArrived(page);
    // What they say comes with the catalogue.
    if (route === '/compare') await page.getByText('Nothing is compared yet.').waitFor();
    if (route === '/committee') await pasteField(page).waitFor();
  },
}));

const header: State[] = [
  {
    name: 'menu open',
    route: '/',
    widths: withMenuButton,
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Telecom' })).toBeVisible();
    },
  },
  {
    name: 'Industries open',
    route: '/healthcare',
    widths: withMenuBar,
    reach: async (page) => {
      await page.goto('/healthcare');
      await page.getByRole('banner').getByRole('button', { name: 'Industries' }).press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Telecom' })).toBeVisible();
    },
  },
];

const home: State[] = [
  {
    name: 'full provider list open',
    route: '/',
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'View Full Provider List' }).click();
      await expect(page.getByRole('heading', { name: 'Enterprise Provider Ecosystem' })).toBeFocused();
    },
  },
];

const solutions: State[] = [
  {
    name: 'whole catalogue open',
    route: '/solutions',
    reach: async (page) => {
      await page.goto('/solutions');
      const catalogue = page.getByRole('region', { name: 'The catalogue' });
      for (const layer of [
        'AI & Automation',
        'Customer Experience',
        'Communications',
        'Cybersecurity',
        'Infrastructure',
      ])
        await catalogue.locator('.catalogue-layer > summary', { hasText: layer }).click();
      await expect(catalogue.getByRole('listitem')).toHaveCount(solutionEntries.size);
    },
  },
];

const unsent: State[] = [
  {
    name: 'details of earlier visits that could not be sent, copied by hand',
    route: '/about',
    part: 'body',
    reach: async (page) => {
      await forbidClipboard(page);
      const [refused, given] = [somebody(), somebody()];
      await leaveUnsentLeads(
        page,
        { key: 'refused-lead', email: refused.email, refused: true },
        { key: 'tried-for-eight-days', email: given.email, failedFor: 8 },
      );
      await page.goto('/about');
      const entries = unsentLeads(page).getByRole('listitem');
      await expect(entries).toHaveCount(2);
      await entries.filter({ hasText: 'Try again' }).getByRole('button', { name: 'Copy your details' }).click();
      await expect(unsentLeads(page).getByRole('textbox')).toBeVisible();
    },
  },
];

const navigator = driven('/solutions-navigator', [
  {
    name: 'Navigator, step 1 answered, with three priorities',
    reach: async (visit) => {
      await visit.open();
      await visit.radio(/^Enterprise/).click();
      await visit.radio('Canada only').click();
      await visit.choosePriorities('Improve customer service', 'Automate repetitive', 'Modernize communications');
      await visit.page.getByRole('checkbox', { name: 'Support remote work' }).press(' ');
      await expect(visit.page.getByText('3 of 3 selected.')).toBeVisible();
    },
  },
  {
    name: 'Navigator, step 1 in error',
    reach: async (visit) => {
      await visit.open();
      await press(visit, 'Next: Challenge Area');
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'Navigator, scraper asking for a key',
    reach: async (visit) => {
      await openScraper(visit);
    },
  },
  {
    name: 'Navigator, scraper refusing a key',
    reach: async (visit) => {
      await openScraper(visit);
      await saveKey(visit, 'wrong-key');
      await expect(scraperSaid(visit)).toContainText('Invalid API key.');
    },
  },
  {
    name: 'Navigator, scraper with a key',
    reach: async (visit) => {
      await openScraper(visit);
      await saveKey(visit);
      await expect(visit.page.getByText('API Key Set')).toBeVisible();
    },
  },
  {
    name: 'Navigator, scraper busy',
    reach: async (visit) => {
      await openScraper(visit);
      await saveKey(visit);
      await visit.page.route(scraping, () => {});
      await visit.next('Scrape Website');
      await expect(visit.page.getByRole('button', { name: 'Scraping...' })).toBeVisible();
    },
  },
  {
    name: 'Navigator, website scraped',
    reach: async (visit) => {
      await scrape(visit);
    },
  },
  {
    name: 'Navigator, website not scraped, notification dismissed',
    reach: async (visit) => {
      await openScraper(visit);
      await saveKey(visit);
      await visit.page.getByLabel('Website URL').fill('https://status-500.example/');
      await visit.next('Scrape Website');
      await expect(scraperSaid(visit)).toContainText('Failed to scrape');
      await scraperSaid(visit).getByRole('button', { name: 'Dismiss' }).click();
      await expect(visit.page.getByRole('heading', { name: 'Website Information Scraper' })).toBeFocused();
    },
  },
  {
    name: 'Navigator, scraper testing a key',
    reach: async (visit) => {
      await openScraper(visit);
      await visit.page.route(scraping, () => {});
      await visit.page.getByLabel('Scraping-service API key').fill('fc-double-a11y');
      await visit.next('Save Key');
      await expect(visit.page.getByRole('button', { name: 'Testing...' })).toBeVisible();
    },
  },
  {
    name: 'Navigator, Next pressed before its script',
    reach: async ({ page }) => {
      await page.route('**/_astro/*.js', () => {});
      await page.goto('/solutions-navigator');
      await page.getByRole('button', { name: 'Next: Challenge Area' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'Navigator, a later step before its script',
    reach: async ({ page }) => {
      await page.route('**/_astro/*.js', () => {});
      await page.goto('/solutions-navigator#contact-info');
      await expect(page.getByRole('main').getByRole('link', { name: 'send a message' })).toBeVisible();
    },
  },
  {
    name: 'Navigator, step 2',
    reach: async (visit) => {
      await visit.open();
      await visit.profile();
    },
  },
  {
    name: 'Navigator, step 2 in error',
    reach: async (visit) => {
      await visit.open();
      await visit.profile();
      await press(visit, 'Next: Detailed Questions');
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'Navigator, step 3',
    reach: async (visit) => {
      await visit.open();
      await visit.profile();
      await visit.challenge(contactCentre);
      await expect(visit.heading('Detailed Questions')).toBeFocused();
    },
  },
  {
    name: 'Navigator, step 4',
    reach: async (visit) => {
      await visit.open();
      await visit.toContact();
    },
  },
  {
    name: 'Navigator, step 4 in error',
    reach: async (visit) => {
      await visit.open();
      await visit.toContact();
      await expect(ready(visit)).toBeVisible();
      await visit.submit();
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'Navigator, step 4 busy',
    reach: async (visit) => {
      await neverGivingUp(visit.page);
      await visit.open();
      await visit.toContact();
      await expect(ready(visit)).toBeVisible();
      await visit.page.route(leads, () => {});
      await visit.fillContact(somebody());
      await visit.submit();
      await expect(visit.page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    },
  },
  {
    name: 'Navigator, step 4 after sending',
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody());
      await visit.previous();
      await expect(visit.page.getByText('You have sent your details, ')).toBeVisible();
    },
  },
  {
    name: 'Navigator, step 4 asking whether other details correct those sent',
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody());
      await visit.previous();
      await visit.fillContact(somebody());
      await expect(visit.radio('No, keep both')).toBeChecked();
    },
  },
  {
    name: 'Navigator, results while the details are on their way',
    reach: async (visit) => {
      await visit.open();
      await visit.page.route(leads, () => {});
      await visit.toResults(somebody());
      await expect(visit.page.getByText('Your details are being sent.')).toBeVisible();
    },
  },
  {
    name: "Navigator, results of the editor's ranking, 'Success!'",
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody());
      await expect(visit.notification).toContainText('Success!');
    },
  },
  {
    name: 'Navigator, results, report saved',
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody(), 'Just browsing', 'SMB');
      await expect(visit.notification).toContainText('Success!');
      await Promise.all([visit.page.waitForEvent('download'), visit.next('Download Report')]);
      await expect(visit.page.getByRole('button', { name: 'Download Report' })).toBeFocused();
    },
  },
  {
    name: "Navigator, results, 'Partial Success'",
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody('status-503'));
      await expect(visit.notification).toContainText('Partial Success');
    },
  },
  {
    name: "Navigator, results, 'Information Saved'",
    reach: async (visit) => {
      await visit.open();
      await visit.page.route(leads, (route) => route.abort());
      await visit.toResults(somebody());
      await expect(visit.notification).toContainText('Information Saved');
    },
  },
  {
    name: 'Navigator, results, details refused',
    reach: async (visit) => {
      await visit.open();
      await visit.page.route(leads, refuse);
      await visit.toResults(somebody());
      await expect(visit.notification).toContainText('Your details were not accepted');
    },
  },
  {
    name: 'Navigator, step 4 with what was refused',
    reach: async (visit) => {
      await visit.open();
      await visit.page.route(leads, refuse);
      await visit.toResults(somebody());
      await visit.page.getByRole('button', { name: 'Change your details' }).click();
      await expect(visit.field('Company')).toHaveAccessibleDescription(/is required/);
    },
  },
  {
    name: 'Navigator, results, details lost',
    reach: async (visit) => {
      await visit.page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await visit.open();
      await visit.page.route(leads, (route) => route.abort());
      await visit.toResults(somebody());
      await expect(visit.notification).toContainText('Your details could not be saved');
    },
  },
  {
    name: 'Navigator, results, notification dismissed, answers changed since',
    reach: async (visit) => {
      await visit.open();
      await visit.toResults(somebody());
      await expect(visit.notification).toContainText('Success!');
      await visit.page.getByRole('button', { name: 'Dismiss' }).click();
      await visit.previous();
      await visit.change('challenge area');
      await visit.challenge('Cybersecurity');
      await visit.page.getByRole('button', { name: 'Return to your results' }).click();
      await expect(visit.page.getByText('your advisor still has the earlier ones')).toBeVisible();
    },
  },
  {
    name: 'Navigator, check against criteria, as it begins',
    reach: async (visit) => {
      await toCheck(visit);
    },
  },
  {
    name: 'Navigator, check against criteria, with an excluded solution, a ninth criterion refused and all folds open',
    reach: async (visit) => {
      await toCheck(visit);
      const criteria = visit.page.getByRole('region', { name: 'Your criteria' });
      await criteria.getByRole('radio', { name: 'must', exact: true }).first().check();
      await expect(visit.page.getByText('Ruled out by a must:').first()).toBeVisible();
      await unfoldAll(visit.page.getByRole('article'));
      const scale = (name: string) => visit.page.getByRole('radiogroup', { name }).getByRole('radio');
      await scale('Published uptime commitment').nth(1).check();
      await scale('Data export at exit').nth(1).check();
      await visit.page.getByRole('radiogroup', { name: 'Published list price' }).getByRole('radio').nth(1).press(' ');
      await expect(criteria.getByText('Eight are in use.')).toBeVisible();
    },
  },
  {
    name: 'Navigator, results of a live website',
    reach: async (visit) => {
      await scrape(visit);
      await visit.toResults(somebody());
      await expect(visit.page.getByText('Powered by Live Solution Database')).toBeVisible();
      await expect(visit.notification).toContainText('Success!');
    },
  },
]);

const assessment = driven('/needs-assessment', [
  {
    name: 'needs assessment, step 1 filled in from the Navigator',
    reach: async (visit) => {
      await visit.open('/solutions-navigator');
      await visit.profile();
      await visit.open('/needs-assessment');
      await expect(visit.page.getByText('From your answers in the')).toBeVisible();
    },
  },
  {
    name: 'needs assessment, step 1 in error',
    reach: async (visit) => {
      await visit.open('/needs-assessment');
      await press(visit, 'Next: Challenge Area');
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'needs assessment, step 2',
    reach: async (visit) => {
      await visit.open('/needs-assessment');
      await visit.profile('Nonprofit');
    },
  },
  {
    name: 'needs assessment, step 2 in error',
    reach: async (visit) => {
      await visit.open('/needs-assessment');
      await visit.profile('SMB');
      await press(visit, 'Next: Detailed Questions');
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'needs assessment, step 3 with questions',
    reach: async (visit) => {
      await toDetails(visit, 'AI and automation');
    },
  },
  {
    name: 'needs assessment, step 3 with questions, in error',
    reach: async (visit) => {
      await toDetails(visit, 'Unified communications (UCaaS)');
      await press(visit, 'Next: Contact Info');
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'needs assessment, step 3 without questions',
    reach: async (visit) => {
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await expect(visit.page.getByText('Targeted recommendations for this area')).toBeVisible();
    },
  },
  {
    name: 'needs assessment, step 4',
    reach: async (visit) => {
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await visit.next('Next: Contact Info');
      await expect(visit.heading('Almost There!')).toBeFocused();
    },
  },
  {
    name: 'needs assessment, step 4 busy',
    reach: async (visit) => {
      await neverGivingUp(visit.page);
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await visit.next('Next: Contact Info');
      await visit.page.route(leads, () => {});
      await visit.fillContact(somebody());
      await visit.submit();
      await expect(visit.page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    },
  },
  {
    name: 'needs assessment, step 4 in error',
    reach: async (visit) => {
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await visit.next('Next: Contact Info');
      await visit.submit();
      await expect(alert(visit)).toBeFocused();
    },
  },
  {
    name: 'needs assessment, closing page with recommendations',
    reach: async (visit) => {
      await toDetails(visit, 'Cybersecurity (SECaaS)');
      await visit.radio('None').click();
      await visit.next('Next: Contact Info');
      await closeAssessment(visit);
      await expect(picks(visit.page)).toHaveCount(3);
    },
  },
  {
    name: 'needs assessment, closing page with categories',
    reach: async (visit) => {
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await visit.next('Next: Contact Info');
      await closeAssessment(visit);
      await expect(visit.page.getByRole('heading', { name: 'Where to look until then' })).toBeVisible();
    },
  },
]);

const assessmentNotifications = driven(
  '/needs-assessment',
  (
    [
      { said: 'Partial Success', behaviour: 'status-503' },
      { said: 'Information Saved', answer: (route) => route.abort() },
      { said: 'Your details were not accepted', answer: refuse },
    ] satisfies { said: string; behaviour?: string; answer?: (route: Route) => Promise<void> }[]
  ).map(({ said, behaviour, answer }) => ({
    name: `needs assessment, closing page, '${said}'`,
    reach: async (visit) => {
      await toDetails(visit, 'Desktop as a service (DaaS)');
      await visit.next('Next: Contact Info');
      if (answer) await visit.page.route(leads, answer);
      await visit.fillContact(somebody(behaviour));
      await visit.submit();
      await expect(visit.notification).toContainText(said);
    },
  })),
);

const providers: State[] = [
  {
    name: 'providers found, as a list',
    route: '/providers',
    reach: async (page) => {
      await page.goto('/providers?q=net&view=list');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 3 provider(s) in all categories');
    },
  },
  {
    name: 'no provider found',
    route: '/providers',
    reach: async (page) => {
      await page.goto('/providers?q=xyz&category=cybersecurity');
      await expect(page.getByRole('heading', { name: /^No provider’s name contains/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toContainText('Showing 0 provider(s)');
    },
  },
];

const compared = '/compare#c=genesys-cloud-cx,fortigate,five9-intelligent-cx-platform';
const compare: State[] = [
  {
    name: 'nothing compared',
    route: '/compare',
    reach: async (page) => {
      await page.goto('/compare');
      await expect(page.getByText('Nothing is compared yet.')).toBeVisible();
    },
  },
  {
    name: 'three solutions compared, differences only',
    route: '/compare',
    reach: async (page) => {
      await page.goto(compared);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'four solutions compared, all rows, a fifth refused',
    route: '/compare',
    reach: async (page) => {
      await page.goto(`${compared},zoom-contact-center`);
      await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
      await page.getByRole('button', { name: 'Add', exact: true }).click({ force: true });
      await expect(page.getByText('Four are compared already.')).toBeVisible();
    },
  },
  {
    name: 'comparison without its catalogue',
    route: '/compare',
    reach: async (page) => {
      await page.route('**/advice*.json', (route) => route.abort());
      await page.goto(compared);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
];

const obligations: State[] = [
  {
    name: 'obligation map narrowed, a rule open, looked ahead',
    route: '/obligations',
    reach: async (page) => {
      await page.goto('/obligations?for=healthcare:hospital&in=ontario');
      await page.locator('.rule:visible summary').first().click();
      await expect(page.getByRole('link', { name: 'Link to this rule' })).toBeVisible();
      await page.getByRole('slider').press('End');
      await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuetext', 'Today');
      await expect(page).toHaveURL(/&on=/);
    },
  },
  {
    name: 'obligation map with nothing that matches',
    route: '/obligations',
    reach: async (page) => {
      await page.goto('/obligations?for=healthcare:hospital&in=eu&status=proposed');
      await expect(page.getByText('No rule that we have read matches')).toBeVisible();
    },
  },
];

const threeLinks = Object.entries(colleagues).map(([name, settings]) => `${name}: #${fragmentOf({ settings })}`);
const committee: State[] = [
  {
    name: 'three links of a committee that disagrees',
    route: '/committee',
    reach: async (page) => {
      await addLinks(page, ...threeLinks);
      await expect(page.getByRole('heading', { name: /for the group/ })).toBeVisible();
      // The sentence comes first, what it sums up a frame later.
      await expect(page.getByRole('region', { name: 'The group’s average' })).toBeVisible();
    },
  },
  {
    name: 'links of a committee, different answers, a must that excludes, own weights to be replaced',
    route: '/committee',
    reach: async (page) => {
      await page.goto('/about');
      await page.evaluate(() =>
        window.sessionStorage.setItem('smartstack.check', JSON.stringify({ settings: { french: 1 } })),
      );
      const cloud = fragmentOf({ answers: { ...hospitalAnswers, challengeArea: ['cloud'] }, industry: null });
      const must = fragmentOf({ settings: { 'data-in-canada': 'must', 'security-report': 3 } });
      await addLinks(page, ...threeLinks.slice(0, 1), `#${cloud}`, `Legal: #${must}`);
      await expect(page.getByText(/Ruled out by a must of .*Legal/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Use the group’s weights' }).click();
      await expect(page.getByText('This replaces the weights')).toBeFocused();
    },
  },
  {
    name: 'links of a committee, one damaged, one twice, one of another site',
    route: '/committee',
    reach: async (page) => {
      const [first = '', second = ''] = threeLinks;
      await addLinks(page, first, second.slice(0, -6), first, 'https://other.example/page#section');
      await expect(page.getByText('Part of the link is missing')).toBeVisible();
      await expect(pasteField(page)).toBeFocused();
    },
  },
  {
    name: 'committee without its catalogue',
    route: '/committee',
    reach: async (page) => {
      await page.route('**/advice*.json', (route) => route.abort());
      await page.goto('/committee');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
];

const sharedFragment = fragmentOf({
  settings: { 'data-in-canada': 'must', 'single-sign-on': 4, 'published-price': 2 },
  compared: ['wazuh', 'fortigate'],
});
const shared: State[] = [
  {
    name: 'shared view, with its check and its comparison',
    route: '/solutions-navigator',
    reach: (page) => openShared(page),
  },
  {
    name: 'shared view, asking before own answers are replaced, link copied',
    route: '/solutions-navigator',
    reach: async (page) => {
      await allowClipboard(page);
      const visit = new NavigatorPage(page);
      await visit.open();
      await visit.toContact('Cloud', 'SMB');
      await openShared(page);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      await page.getByRole('button', { name: 'Use these answers' }).click();
      await expect(page.getByText('This replaces your own answers')).toBeFocused();
    },
  },
  {
    name: 'shared link that is damaged, to be copied by hand',
    route: '/solutions-navigator',
    reach: async (page) => {
      await forbidClipboard(page);
      await openShared(page, sharedFragment.slice(0, -3));
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('copy it by hand')).toBeVisible();
    },
  },
  {
    name: 'shared link that cannot be opened',
    route: '/solutions-navigator',
    reach: async (page) => {
      await page.goto('/solutions-navigator#r=2.20301231.x');
      await expect(page.getByRole('heading', { name: 'This link could not be opened' })).toBeVisible();
    },
  },
];

const calculator: State[] = [
  {
    name: 'calculator alert',
    route: '/roi-calculator',
    reach: async (page) => {
      await page.goto('/roi-calculator');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'calculator with results and their table',
    route: '/roi-calculator',
    reach: async (page) => {
      await calculate(page);
      await page.getByText('Show the figures as a table').click();
      await expect(page.getByRole('table', { name: 'Cumulative savings over twelve months' }).last()).toBeVisible();
    },
  },
  {
    name: 'calculator with the detailed model, a field in error',
    route: '/roi-calculator',
    reach: async (page) => {
      await calculate(page);
      await page.getByRole('button', { name: 'Model it in detail' }).click();
      await page.getByLabel('Implementation, once', { exact: true }).fill('none');
      const drawing = page.getByRole('figure', { name: 'What moves the answer most' });
      await drawing.getByText('Show the figures').click();
      await expect(drawing.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'compact calculator in error',
    route: '/mortgage',
    reach: async (page) => {
      await page.goto('/mortgage');
      await page.getByLabel('Agent headcount').fill('-4');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'a question of the FAQ open',
    route: '/roi-calculator',
    reach: async (page) => {
      await page.goto('/roi-calculator');
      await questions(page).nth(1).locator('summary').click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    },
  },
];

const message: State[] = [
  {
    name: 'message form in error',
    route: '/about',
    part: '#contact',
    reach: async (page) => {
      await page.goto('/about');
      const form = messageForm(page);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'message form begun by a call to action',
    route: '/insurance',
    part: '#contact',
    reach: async (page) => {
      await page.goto('/insurance');
      await page.getByRole('link', { name: 'Request a Custom Insurance AI Roadmap' }).last().click();
      await expect(messageForm(page).getByRole('textbox', { name: 'Message' })).toHaveValue(/insurance AI roadmap/);
    },
  },
  {
    name: 'message form with a message ready',
    route: '/about',
    part: '#contact',
    reach: async (page) => {
      await page.goto('/about');
      const form = messageForm(page);
      await form.getByRole('textbox', { name: 'Full name' }).fill('Ada Bell');
      await form.getByRole('textbox', { name: 'Email' }).fill('ada@bank.example');
      await form.getByRole('combobox', { name: 'Subject' }).selectOption('General Inquiry');
      await form.getByRole('textbox', { name: 'Message' }).fill('Could we meet?');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByRole('status').filter({ hasText: 'Your message is ready' })).toBeFocused();
    },
  },
];

/** All states, each with a unique name. */
export const states: readonly State[] = [
  ...pages,
  ...header,
  ...home,
  ...solutions,
  ...unsent,
  ...navigator,
  ...assessment,
  ...assessmentNotifications,
  ...providers,
  ...compare,
  ...obligations,
  ...committee,
  ...shared,
  ...calculator,
  ...message,
];

/** The state of a name. */
export function stateNamed(name: string): State {
  const found = states.find((state) => state.name === name);
  if (!found) throw new Error(`No state is called '${name}'.`);
  return found;
}

type Driven = { name: string; reach: (visit: NavigatorPage) => Promise<void> };

/** States of a wizard, reached by a visitor's actions. */
function driven(route: string, visits: readonly Driven[]): State[] {
  return visits.map(({ name, reach }) => ({
    name,
    route,
    reach: async (page) => {
      await reach(new NavigatorPage(page));
      // Parts of a page whose scripts load later (Later.tsx) must not load during a check.
      await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
    },
  }));
}

const alert = (visit: NavigatorPage) => errorSummary(visit.page).filter({ has: visit.page.getByRole('link') });
const scraperSaid = (visit: NavigatorPage) => visit.page.getByRole('status', { name: 'Scraper notification' });
/** What waits behind the contact step, which comes with the catalogue. */
const ready = (visit: NavigatorPage) => visit.page.getByText(/ready\.$/);
const messageForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

/** A button that says what is missing when it is clicked: nothing clicks what is marked as disabled. */
async function press(visit: NavigatorPage, label: string): Promise<void> {
  await visit.page.getByRole('button', { name: label }).press('Enter');
}

async function openScraper(visit: NavigatorPage): Promise<void> {
  await visit.open();
  await visit.page.getByText('Advanced Options').click();
  await expect(visit.page.getByLabel('Scraping-service API key')).toBeVisible();
}

async function saveKey(visit: NavigatorPage, key = 'fc-double-a11y'): Promise<void> {
  await visit.page.getByLabel('Scraping-service API key').fill(key);
  await visit.next('Save Key');
  await expect(scraperSaid(visit)).not.toBeEmpty();
}

async function scrape(visit: NavigatorPage): Promise<void> {
  await openScraper(visit);
  await saveKey(visit);
  await visit.next('Scrape Website');
  await expect(visit.page.getByText('Data Scraped Successfully')).toBeVisible();
}

async function refuse(route: Route): Promise<void> {
  await route.fulfill({
    status: 422,
    json: { success: false, error: 'Contact information is required', fields: { company: 'is required' } },
  });
}

/** The clipboard takes what it is given, whatever the browser allows. */
async function allowClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.navigator.clipboard.writeText = () => Promise.resolve();
  });
}

function pasteField(page: Page) {
  return page.getByRole('textbox', { name: 'Paste links, one per line' });
}

async function addLinks(page: Page, ...lines: string[]): Promise<void> {
  await page.goto('/committee');
  await pasteField(page).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add links' }).click();
}

/** Opens a shared link, and waits for the parts that come later. */
async function openShared(page: Page, fragment = sharedFragment): Promise<void> {
  await page.goto('/about');
  await page.goto(`/solutions-navigator#${fragment}`);
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to these results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The sender’s criteria' })).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
}

/** Blocks writes to the clipboard. */
async function forbidClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
  });
}

async function toDetails(visit: NavigatorPage, area: string): Promise<void> {
  await visit.open('/needs-assessment');
  await visit.profile('Government');
  await visit.challenge(area);
  await expect(visit.heading('Detailed Questions')).toBeFocused();
}

async function toCheck(visit: NavigatorPage): Promise<void> {
  await visit.atResults('Cybersecurity', '/solutions-navigator?industry=healthcare');
  await tool(visit.page, 'Criteria').click();
  await expect(visit.page.getByRole('heading', { name: 'Criteria', exact: true, level: 1 })).toBeFocused();
}

async function closeAssessment(visit: NavigatorPage): Promise<void> {
  await visit.fillContact(somebody());
  await visit.submit();
  await expect(visit.heading('Your Assessment')).toBeFocused();
  await expect(visit.notification).toContainText('Success!');
}

async function calculate(page: Page): Promise<void> {
  await page.goto('/roi-calculator');
  for (const [label, value] of [
    ['Monthly call volume', '18,000'],
    ['Average handle time (minutes)', '6'],
    ['Agent headcount', '40'],
    ['Average agent salary (USD a year)', '50,000'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeFocused();
}

/** The contact step waits for an answer at most 1.5 s; in this page it waits until it comes. */
async function neverGivingUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      real(handler, delay === 1500 ? 2 ** 31 - 1 : delay, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });
}
