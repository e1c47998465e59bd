import { urlIn } from '#domain/text/url-in';

/** The parameters with which a link says what it belongs to: `utm_source` and so on, without their beginning. */
export const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a visit began: the path of its first page, the host that the visitor came from, and the link's campaign. */
export type Arrival = {
  page: string;
  referrer?: string;
  campaign?: Partial<Record<(typeof campaignFields)[number], string>>;
};

/** The longest value of each; what is longer is cut. */
export const arrivalLimit = 120;

/**
 * Returns how a visit began from what its first page has noted in the tab ('path?query referrer',
 * `src/early/arrival.ts`), or undefined where that is nothing of the kind. `host` is the site's own, which is no referrer.
 */
export function arrivalIn(noted: unknown, host: string): Arrival | undefined {
  const [address = '', from = ''] = typeof noted === 'string' ? noted.split(' ') : [];
  if (!address.startsWith('/')) return undefined;
  const page = urlIn(address, 'https://site.invalid');
  const referrer = urlIn(from)?.hostname;
  if (!page) return undefined;
  const said = campaignFields.flatMap((field) => {
    const value = page.searchParams.get(`utm_${field}`)?.slice(0, arrivalLimit);
    return value ? [[field, value] as const] : [];
  });
  return {
    page: page.pathname.slice(0, arrivalLimit),
    ...(referrer && referrer !== host ? { referrer: referrer.slice(0, arrivalLimit) } : {}),
    ...(said.length > 0 ? { campaign: Object.fromEntries(said) } : {}),
  };
}
