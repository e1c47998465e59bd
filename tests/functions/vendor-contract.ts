import * as z from 'zod';

/*
 * What the vendors' own OpenAPI descriptions say of the requests that the site makes, as strict schemas: a property that
 * is not in them is an error. Read on 2026-11-22 in:
 *
 *   HighLevel  https://github.com/GoHighLevel/highlevel-api-docs, apps/contacts.json (030b7de): UpsertContactDto,
 *              UpdateContactDto, TagsDTO, NotesDTO, and the parameters of /contacts/search/duplicate
 *   Firecrawl  https://github.com/mendableai/firecrawl-docs, api-reference/v1-openapi.json (03b57b9): POST /scrape
 *
 * Only what the site sends is here, not what else it might.
 */

const customField = z.strictObject({ id: z.string(), key: z.string().optional(), field_value: z.string().optional() });

/** The properties that upsert and update share. */
const contact = {
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  name: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  customFields: z.array(customField).optional(),
  source: z.string().optional(),
  country: z.string().optional(),
};
const tags = z.strictObject({ tags: z.array(z.string()) });
const note = z.strictObject({ body: z.string(), userId: z.string().optional() });

/** A request as a test has recorded it. */
export type SentRequest = { method: string; path: string; headers: Record<string, unknown>; body: unknown };

type Operation = { path: RegExp; query?: z.ZodType; body?: z.ZodType };

const highLevel: Record<string, Operation[]> = {
  GET: [
    {
      path: /^\/contacts\/search\/duplicate$/,
      query: z.strictObject({ locationId: z.string(), number: z.string().optional(), email: z.string().optional() }),
    },
    { path: /^\/contacts\/[^/]+$/ },
    { path: /^\/contacts\/[^/]+\/notes$/ },
  ],
  POST: [
    {
      path: /^\/contacts\/upsert$/,
      body: z.strictObject({ ...contact, locationId: z.string(), companyName: z.string().nullable().optional() }),
    },
    { path: /^\/contacts\/[^/]+\/tags$/, body: tags },
    { path: /^\/contacts\/[^/]+\/notes$/, body: note },
  ],
  // An update names no company.
  PUT: [{ path: /^\/contacts\/[^/]+$/, body: z.strictObject(contact) }],
  DELETE: [{ path: /^\/contacts\/[^/]+\/tags$/, body: tags }, { path: /^\/contacts\/[^/]+\/notes\/[^/]+$/ }],
};

const formats = ['markdown', 'html', 'rawHtml', 'links', 'screenshot', 'screenshot@fullPage', 'json', 'changeTracking'];

const firecrawl: Record<string, Operation[]> = {
  POST: [
    {
      path: /^\/v1\/scrape$/,
      body: z.strictObject({
        url: z.url(),
        formats: z.array(z.enum(formats)),
        includeTags: z.array(z.string()),
        excludeTags: z.array(z.string()),
        timeout: z.int(),
        // Not in the description: the vendor's client adds it (specification §7).
        origin: z.string(),
      }),
    },
  ],
};

/** Returns what the vendor's description says against a request to HighLevel; empty where it accepts it. */
export function highLevelProblems(request: SentRequest): string[] {
  const version = request.headers['version'] === '2021-07-28' ? [] : ['The header Version is not 2021-07-28.'];
  return [...version, ...problems(highLevel, request)];
}

/** The same for Firecrawl. */
export function firecrawlProblems(request: SentRequest): string[] {
  return problems(firecrawl, request);
}

function problems(operations: Record<string, Operation[]>, { method, path, headers, body }: SentRequest): string[] {
  const { pathname, searchParams } = new URL(path, 'https://vendor.example');
  // A fixed path comes before one with an id.
  const operation = operations[method]?.find((each) => each.path.test(pathname));
  if (!operation) return [`${method} ${pathname} is not described.`];
  const isBearer = /^Bearer \S+$/.test(String(headers['authorization']));
  return [
    ...(isBearer ? [] : ['There is no bearer token.']),
    ...issues(operation.query ?? z.strictObject({}), Object.fromEntries(searchParams)),
    ...(operation.body ? issues(operation.body, body) : body === null ? [] : ['No body is described.']),
  ];
}

function issues(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
}
