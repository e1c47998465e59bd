import type { Tab } from '#tests/faults/browser';
import { doubleCredentials } from '#netlify/doubles/highlevel';
import type { CrmTrouble } from '#tests/faults/crm';
import type { StoreCall, StoreTrouble } from '#tests/faults/platform';
import { day, hour, minute } from '#tests/faults/timeline';
import type { NetworkFault, Position, World } from '#tests/faults/world';

/** A kind of fault, and how it comes about around the nth request of a run. */
export type Kind = { name: string; strike(world: World, request: number, at: Position): void };

const html = '<!doctype html><title>Sorry</title>';
const json = (status: number, body: object, headers?: Record<string, string>): NetworkFault => ({
  answer: { status, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
});
const page = (status: number, headers?: Record<string, string>): NetworkFault => ({
  answer: { status, body: html, ...(headers ? { headers } : {}) },
});

/** Something that stands between browser and function, for one request or several. */
function network(name: string, fault: NetworkFault | ((world: World) => NetworkFault)): Kind {
  return {
    name: `network: ${name}`,
    strike(world, request, at) {
      const made = typeof fault === 'function' ? fault(world) : fault;
      world.failNetwork(request, world.random.whole(1, 4), at, made);
    },
  };
}

/** Something that happens in a visitor's browser. */
function browser(name: string, happen: (world: World, tab: Tab) => void): Kind {
  return {
    name: `browser: ${name}`,
    strike: (world, request, at) => world.atRequest(request, at, (tab) => happen(world, tab)),
  };
}

/** Something that happens to the running functions. After the commit means: as soon as the record is in the store. */
function platform(name: string, happen: (world: World) => void): Kind {
  return {
    name: `function: ${name}`,
    strike(world, request, at) {
      if (at !== 'after the commit') return world.atRequest(request, at, () => happen(world));
      let calls = world.random.whole(0, 12);
      world.atRequest(request, 'before the request', () => {
        const before = world.blobs.done;
        world.blobs.done = (call) => {
          before(call);
          if (call.key.startsWith('leads/') || calls < 12) calls -= 1;
          if (calls === 0) world.timeline.after(0, () => happen(world));
        };
      });
    },
  };
}

/**
 * A store that fails for a while: before a request takes effect, after it has, or from the first stored lead on. `answers`:
 * what comes back, one of them for each request.
 */
function store(
  name: string,
  verbs: readonly StoreCall['verb'][],
  longest: number,
  answers: readonly StoreTrouble['answer'][] = [500, 503, 'reset'],
  shares: readonly number[] = [0.3, 1],
): Kind {
  return {
    name: `store: ${name}`,
    strike(world, request, at) {
      const until = { time: 0 };
      const begin = () => (until.time = world.timeline.now + world.random.whole(1, longest));
      const share = world.random.one(shares);
      world.blobs.trouble = ({ verb }) => {
        const strikes = world.timeline.now < until.time && verbs.includes(verb) && world.random.chance(share);
        return strikes ? { hasEffect: at === 'after the commit', answer: world.random.one(answers) } : null;
      };
      if (at !== 'after the response') return world.atRequest(request, 'before the request', begin);
      let isFirst = true;
      world.blobs.done = ({ verb, key }) => {
        if (isFirst && verb === 'create' && key.startsWith('leads/')) begin();
        if (key.startsWith('leads/')) isFirst = false;
      };
    },
  };
}

/** A CRM in trouble for a while: before a call takes effect, after it has, or from the first answered call on. */
function crm(
  name: string,
  answer: CrmTrouble['answer'],
  longest: number,
  { share = 1, only }: { share?: number; only?: string } = {},
): Kind {
  return {
    name: `CRM: ${name}`,
    strike(world, request, at) {
      const until = { time: 0 };
      const begin = () => (until.time = world.timeline.now + world.random.whole(1, longest));
      world.crm.trouble = (path) => {
        const strikes = world.timeline.now < until.time && (!only || path.endsWith(only)) && world.random.chance(share);
        return strikes ? { hasEffect: at === 'after the commit', answer } : null;
      };
      if (at !== 'after the response') return world.atRequest(request, 'before the request', begin);
      let calls = world.random.whole(1, 4);
      world.crm.served = () => {
        calls -= 1;
        if (calls === 0) begin();
      };
    },
  };
}

const crmSays = (status: number, body: string | object, headers?: Record<string, string>): CrmTrouble['answer'] => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(headers ? { headers } : {}),
});

/** Posts leads that no browser of the run knows of. */
function postJunk({ platform, random }: World, emails: readonly string[]): void {
  for (const email of emails) {
    const body = JSON.stringify({ firstName: 'Junk', lastName: 'Junk', email, company: 'Junk' });
    void platform.accept(`junk-${random.uuid()}`, body).catch(() => {});
  }
}

/** For a while something about a browser is different. */
function meanwhile(world: World, longest: number, begin: () => void, end: () => void): void {
  begin();
  world.timeline.after(world.random.whole(1, longest), end);
}

const allVerbs = ['set', 'create', 'get', 'list', 'delete'] as const;

/** The statuses that something between browser and function may answer with, in its own words. */
const statuses = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 413, 414, 415, 421, 422, 425, 429, 431, 451, 500, 501, 502, 503,
  504,
];

export const kinds: readonly Kind[] = [
  network('name not resolved', { answer: 'reset' }),
  network('connection reset', { answer: 'reset' }),
  network('no answer', { answer: 'none' }),
  network('truncated answer', { answer: 'truncated' }),
  network('page in place of JSON', page(200)),
  network('empty answer', { answer: { status: 200, body: '' } }),
  network('JSON null', { answer: { status: 200, body: 'null' } }),
  network('redirect', { answer: 'reset' }),
  network('receipt with a wrong id', json(200, { success: true, id: '00000000-0000-4000-8000-000000000000' })),
  network('success without an id', json(200, { success: true })),
  network('accepted with a wrong id', json(202, { success: false, id: '00000000-0000-4000-8000-000000000000' })),
  network('receipt of another lead', (world) => {
    const [first] = world.blobs.names('leads/');
    return json(200, { success: true, id: first?.slice('leads/'.length) ?? 'none' });
  }),
  network('delivered twice', (world) => ({ answer: 'twice', delay: world.random.whole(0, 400) })),
  network('delivered again late', (world) => ({ answer: 'twice', delay: world.random.whole(minute, 2 * day) })),
  network('429 with Retry-After in seconds', page(429, { 'retry-after': '900' })),
  network('503 with Retry-After as a date', page(503, { 'retry-after': 'Mon, 23 Nov 2026 18:00:00 GMT' })),
  network('Retry-After of a year', page(503, { 'retry-after': '31536000' })),
  network('Retry-After that is none', page(429, { 'retry-after': 'presently' })),
  network('refusal in the function’s words', json(422, { success: false, error: 'Validation Error', fields: {} })),
  network('conflict in the function’s words', json(409, { success: false, error: 'Conflict' })),
  ...statuses.map((status) => network(`status ${status}`, page(status))),

  browser('offline', (world, tab) => {
    const { browser } = tab;
    const back = () => {
      browser.isOnline = true;
      browser.tell('online');
    };
    meanwhile(world, 6 * hour, () => (browser.isOnline = false), back);
  }),
  browser('offline while the visitor corrects twice', (world, tab) => {
    const { browser } = tab;
    const back = () => {
      browser.isOnline = true;
      browser.tell('online');
    };
    meanwhile(world, hour, () => (browser.isOnline = false), back);
    for (const wait of [world.random.whole(2_000, minute), world.random.whole(2 * minute, 10 * minute)])
      world.timeline.after(wait, tab.correct);
  }),
  browser('clock jumps forward', (world, tab) => {
    tab.browser.ahead += world.random.one([hour, day, 8 * day, 400 * day]);
  }),
  browser('clock jumps back', (world, tab) => {
    tab.browser.ahead -= world.random.one([hour, day, 8 * day, 400 * day]);
  }),
  browser('clock jumps forward and is put right', (world, tab) => {
    const jump = world.random.one([hour, 8 * day, 400 * day]);
    const { browser } = tab;
    meanwhile(
      world,
      6 * hour,
      () => (browser.ahead += jump),
      () => (browser.ahead -= jump),
    );
  }),
  browser('storage full', (world, tab) => {
    const { local } = tab.browser;
    meanwhile(
      world,
      2 * day,
      () => (local.isFull = true),
      () => (local.isFull = false),
    );
  }),
  browser('storage blocked', (world, tab) => {
    const { local } = tab.browser;
    meanwhile(
      world,
      2 * day,
      () => (local.isBlocked = true),
      () => (local.isBlocked = false),
    );
  }),
  browser('storage cleared', (_world, tab) => {
    tab.browser.local.items.clear();
    tab.browser.wasWiped = true;
  }),
  browser('garbage in storage', (world, tab) => {
    const { items } = tab.browser.local;
    for (const name of ['smartstack.outbox', 'smartstack.outbox.garbage', 'smartstack.outbox.'])
      items.set(name, world.random.one(['{', 'null', '[]', '[null,{"key":1}]', '{"key":"garbage"}', '7']));
  }),
  browser('killed', (_world, tab) => tab.browser.kill()),
  browser('tab closed', (_world, tab) => tab.close()),
  browser('tab closed, another one open', (_world, tab) => {
    tab.browser.openPage();
    tab.close();
  }),
  browser('tab asleep with what it holds', (world, tab) => {
    meanwhile(
      world,
      5 * hour,
      () => (tab.isFrozen = true),
      () => tab.thaw(),
    );
  }),
  browser('two tabs', (_world, tab) => void tab.browser.openPage()),
  browser('five tabs', (_world, tab) => {
    for (let tabs = 1; tabs < 5; tabs += 1) tab.browser.openPage();
  }),
  browser('two tabs without locks', (_world, tab) => {
    tab.browser.hasLocks = false;
    tab.browser.openPage();
    tab.browser.openPage();
  }),

  platform('instances die', (world) => world.platform.killInstances()),
  platform('instances die and a run begins', (world) => {
    world.platform.killInstances();
    void world.platform.retryRun();
  }),
  platform('two runs at once', (world) => {
    void world.platform.retryRun();
    void world.platform.retryRun();
  }),
  platform('a run dies, another begins', (world) => {
    void world.platform.retryRun();
    world.timeline.after(world.random.whole(1, 3_000), () => {
      world.platform.killInstances();
      void world.platform.retryRun();
    });
  }),
  platform('settings missing for a while', ({ platform: { env }, timeline, random }) => {
    env['GHL_API_TOKEN'] = undefined;
    timeline.after(random.whole(minute, day), () => (env['GHL_API_TOKEN'] = doubleCredentials.token));
  }),
  platform('settings that make no sense for a while', ({ platform: { env }, timeline, random }) => {
    env['GHL_CUSTOM_FIELDS'] = '{';
    timeline.after(random.whole(minute, day), () => delete env['GHL_CUSTOM_FIELDS']);
  }),
  platform('clock jumps forward and is put right', (world) => {
    const jump = world.random.one([10 * minute, hour, day]);
    world.platform.ahead += jump;
    world.timeline.after(world.random.whole(1, hour), () => (world.platform.ahead -= jump));
  }),

  platform('schedule is silent', ({ platform, timeline, random }) => {
    platform.isScheduled = false;
    timeline.after(random.whole(hour, 2 * day), () => (platform.isScheduled = true));
  }),
  platform('webhook is down', ({ operator, timeline, random }) => {
    operator.isReachable = false;
    timeline.after(random.whole(hour, 12 * hour), () => (operator.isReachable = true));
  }),
  platform('an address used up by junk', (world) => {
    postJunk(
      world,
      Array.from({ length: 12 }, () => 'visitor-0@bank.example'),
    );
  }),
  platform('side files damaged while leads wait', ({ blobs, crm, timeline, random }) => {
    crm.trouble = () => ({ hasEffect: false, answer: crmSays(503, html) });
    timeline.after(hour, () => {
      const locks = blobs.names('leads/').map((name) => name.replace('leads/', 'claims/'));
      const notes = ['housekeeping/last', 'housekeeping/unfinished', 'schedule/last', 'alerts/dead', 'alerts/late'];
      for (const name of [...locks, ...notes]) blobs.put(name, random.one(['', '{', '{"at":"20']));
      crm.trouble = () => null;
    });
  }),

  {
    name: 'store: housekeeping fails',
    strike(world, request, at) {
      const fails = ({ verb, key }: StoreCall) =>
        key.startsWith('housekeeping/') || key.startsWith('submissions/') || (verb === 'list' && key === 'leads/');
      world.atRequest(request, at, () => {
        world.blobs.trouble = (call) => (fails(call) ? { hasEffect: false, answer: 503 } : null);
        world.timeline.after(world.random.whole(hour, 2 * day), () => (world.blobs.trouble = () => null));
      });
    },
  },
  {
    name: 'store: full, after an answer that was lost',
    strike(world, request, at) {
      world.failNetwork(request, 1, 'after the commit', { answer: 'truncated' });
      world.atRequest(request, at === 'before the request' ? 'after the commit' : at, () => {
        world.blobs.isFull = true;
        world.timeline.after(world.random.whole(minute, 6 * hour), () => (world.blobs.isFull = false));
      });
    },
  },
  store('writing fails', ['set', 'create'], 2 * hour),
  store('reading fails', ['get'], 2 * hour),
  store('listing fails', ['list'], 6 * hour),
  store('removing fails', ['delete'], 2 * hour),
  store('everything fails', allVerbs, 6 * hour),
  ...([400, 401, 403, 409, 412, 429, 500, 503] as const).map((status) =>
    store(`answers ${status}`, allVerbs, 6 * hour, [status], [0.1, 0.5, 0.9]),
  ),
  store('answers with pages', allVerbs, 6 * hour, ['page'], [0.1, 0.5, 1]),
  store('answers are cut off', ['get', 'list'], 6 * hour, ['cut off'], [0.1, 0.5, 1]),
  store('silent', allVerbs, 3 * hour, ['silence'], [0.1, 0.3, 1]),
  store('refuses new names', ['create'], 6 * hour, [400, 401, 403, 409, 429, 500, 503, 'page', 'silence'], [0.5, 1]),
  {
    name: 'store: slow',
    strike(world, request, at) {
      world.atRequest(request, at, () => {
        world.blobs.latency = 8_000;
        world.timeline.after(world.random.whole(minute, 3 * hour), () => (world.blobs.latency = 40));
      });
    },
  },
  {
    name: 'store: eventually consistent',
    strike: (world, request, at) => world.atRequest(request, at, () => (world.blobs.lag = 2_000)),
  },
  {
    name: 'store: compare-and-set that is none, two requests at once',
    strike(world, request, at) {
      world.blobs.lag = 300;
      world.failNetwork(request, 2, at, { answer: 'twice', delay: world.random.whole(0, 40) });
    },
  },

  {
    name: 'CRM: refuses a junk lead, then is down until leads are given up',
    strike(world, request, at) {
      let isDown = false;
      world.crm.trouble = () => (isDown ? { hasEffect: false, answer: crmSays(503, html) } : null);
      world.atRequest(request, at, () => {
        postJunk(world, ['status-422@junk.example']);
        // The junk lead is refused twice, and the operator hears of it, before anything else goes wrong.
        world.timeline.after(10 * minute, () => (isDown = true));
        world.timeline.after(4 * day, () => (isDown = false));
      });
      // Real ones that come after it.
      for (let lead = 0; lead < 5; lead += 1)
        world.timeline.after(hour + lead * 3 * hour, () => postJunk(world, [`real-${lead}@bank.example`]));
    },
  },
  crm('refuses contacts for what is in them', crmSays(422, { statusCode: 422, message: ['x'] }), 2 * day, {
    only: '/upsert',
    share: 0.8,
  }),
  crm('down for a day', crmSays(503, html), day),
  crm('flapping', crmSays(502, html), 6 * hour, { share: 0.5 }),
  crm('connection reset', 'reset', 2 * hour, { share: 0.7 }),
  crm('no answer', 'none', 2 * hour, { share: 0.7 }),
  crm('body that trickles', 'trickle', 2 * hour, { share: 0.7 }),
  crm('body of the note trickles', 'trickle', 2 * hour, { only: '/notes', share: 0.7 }),
  crm(
    'too many requests',
    crmSays(429, { statusCode: 429 }, { 'x-ratelimit-remaining': '0', 'x-ratelimit-interval-milliseconds': '10000' }),
    hour,
  ),
  crm('day’s requests used up', crmSays(429, { statusCode: 429 }, { 'x-ratelimit-daily-remaining': '0' }), 6 * hour),
  crm('token expired', crmSays(401, { statusCode: 401, error: 'Unauthorized' }), day),
  crm('wrong location', crmSays(403, { statusCode: 403 }), day),
  crm('bad request', crmSays(400, { statusCode: 400, message: 'Bad Request' }), hour),
  crm('422 for the contact', crmSays(422, { statusCode: 422, message: ['x'] }), 3 * hour, { only: '/upsert' }),
  crm('page in place of JSON', crmSays(200, html), 2 * hour, { only: '/upsert' }),
  crm('page in place of every JSON', crmSays(200, html), hour, { share: 0.5 }),
  crm('empty answer', crmSays(200, ''), 2 * hour, { only: '/upsert' }),
  crm('empty answer to the search', crmSays(200, ''), 2 * hour, { only: '/duplicate' }),
  crm('tags without the tags', crmSays(201, '{}'), 2 * hour, { only: '/tags' }),
  crm('tags answered by a page', crmSays(200, html), 2 * hour, { only: '/tags', share: 0.6 }),
  crm('note without the note', crmSays(201, '{}'), 2 * hour, { only: '/notes', share: 0.6 }),
  crm('search fails', crmSays(500, html), 3 * hour, { only: '/duplicate' }),
  {
    name: 'CRM: visitors that are customers already',
    strike(world, request, at) {
      const begin = () => {
        for (const visitor of [0, 1, 2]) world.crm.addCustomer(`visitor-${visitor}@bank.example`);
      };
      if (at === 'before the request') begin();
      else world.atRequest(request, at, begin);
    },
  },
  crm('tags fail', crmSays(500, html), 3 * hour, { only: '/tags' }),
  crm('notes fail', crmSays(500, html), 3 * hour, { only: '/notes' }),
  crm('answer of the note lost', 'reset', 3 * hour, { only: '/notes', share: 0.6 }),
  crm('server errors', crmSays(500, html), 6 * hour),
];
