/*
 * A page's structured data in schema.org terms. The home page describes the agency; the others only name it and refer
 * to it by `@id`.
 */

import type {
  Article,
  BreadcrumbList,
  Dataset,
  FAQPage,
  Legislation,
  Organization,
  PostalAddress,
  Product,
  Service,
  WebSite,
} from 'schema-dts';
import { jsonInElement } from '#domain/seo/json-in-element';
import { dialled } from '#domain/text/telephone';

/** One thing that a page is about. */
export type Thing =
  Organization | WebSite | Service | Product | FAQPage | BreadcrumbList | Article | Dataset | Legislation;

/** The agency's details, from `src/content/site.yaml`. */
type Agency = {
  name: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  social: { name: string; url?: string | undefined }[];
};

const organizationId = (site: URL) => new URL('/#organization', site).href;

/** Returns the agency for pages that name it without describing it. */
export function agencyByName({ name }: Pick<Agency, 'name'>, site: URL) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    url: new URL('/', site).href,
  } satisfies Organization;
}

/**
 * Returns the agency and its site, for the home page: search engines want them there and need them nowhere else. `logo`
 * is the path of a square picture.
 */
export function agencyThings(agency: Agency, site: URL, logo: string) {
  const { name, description, email, phone, social } = agency;
  const sameAs = social.flatMap(({ url }) => url ?? []);
  const organization = agencyByName(agency, site);
  return [
    {
      ...organization,
      logo: new URL(logo, site).href,
      description,
      email,
      telephone: dialled(phone),
      address: postalAddress(agency.address),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    } satisfies Organization,
    {
      '@type': 'WebSite',
      '@id': new URL('/#website', site).href,
      name,
      url: organization.url,
      inLanguage: 'en-CA',
      publisher: { '@id': organizationId(site) },
    } satisfies WebSite,
  ] as const;
}

/** Returns an address written "Street 1, Toronto, Ontario" in parts: region last, the city before it. */
function postalAddress(address: string) {
  const parts = address.split(',').map((part) => part.trim());
  const region = parts.length > 1 ? parts.pop() : undefined;
  const locality = parts.pop() ?? address;
  return {
    '@type': 'PostalAddress',
    ...(parts.length > 0 ? { streetAddress: parts.join(', ') } : {}),
    addressLocality: locality,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'CA',
  } satisfies PostalAddress;
}

/**
 * Returns a service of the agency. `audience` is the industry of an industry page, whose address the service then has.
 */
export function service(
  { name, description, audience }: { name: string; description: string; audience?: string },
  page: URL,
) {
  return {
    '@type': 'Service',
    name,
    description,
    provider: { '@id': organizationId(page) },
    ...(audience ? { url: page.href, audience: { '@type': 'BusinessAudience', audienceType: audience } } : {}),
  } satisfies Service;
}

/** Returns another company's product that a page is about, without a price or a rating, because we have neither. */
export function product(
  {
    name,
    description,
    category,
    audience,
    maker,
  }: {
    name: string;
    description: string;
    category: string;
    audience: readonly string[];
    maker: { name: string; url: string };
  },
  page: URL,
) {
  return {
    '@type': 'Product',
    name,
    description,
    category,
    url: page.href,
    manufacturer: { '@type': 'Organization', name: maker.name, url: maker.url },
    audience: audience.map((audienceType) => ({ '@type': 'BusinessAudience', audienceType }) as const),
  } satisfies Product;
}

/** Returns a page's questions with their answers in plain text. */
export function faqPage(questions: { question: string; answer: string }[], page: URL) {
  return {
    '@type': 'FAQPage',
    url: page.href,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}

/** Returns an article. Without an `author`, the agency is its author, never an invented person. */
export function article(
  {
    headline,
    description,
    published,
    modified,
    author,
    topics,
    picture,
  }: {
    headline: string;
    description: string;
    /** ISO 8601 days. */
    published: string;
    modified: string;
    author?: { name: string; jobTitle: string } | undefined;
    topics: readonly string[];
    picture: URL;
  },
  page: URL,
) {
  const agency = { '@id': organizationId(page) };
  return {
    '@type': 'Article',
    headline,
    description,
    url: page.href,
    mainEntityOfPage: page.href,
    datePublished: published,
    dateModified: modified,
    inLanguage: 'en-CA',
    keywords: [...topics],
    image: picture.href,
    author: author ? { '@type': 'Person', ...author, worksFor: agency } : agency,
    publisher: agency,
  } satisfies Article;
}

/** Returns the rules of the obligation map as data: JSON, a feed and a calendar, by their paths. */
export function dataset(
  {
    name,
    description,
    modified,
    licence,
    files,
  }: {
    name: string;
    description: string;
    /** ISO 8601 day. */
    modified: string;
    /** The address of the licence; undefined until the owner has named one. */
    licence?: string | undefined;
    files: readonly { path: string; type: string }[];
  },
  page: URL,
) {
  const agency = { '@id': organizationId(page) };
  return {
    '@type': 'Dataset',
    name,
    description,
    url: page.href,
    dateModified: modified,
    inLanguage: 'en-CA',
    isAccessibleForFree: true,
    creator: agency,
    ...(licence ? { license: licence } : {}),
    distribution: files.map(
      ({ path, type }) =>
        ({ '@type': 'DataDownload', encodingFormat: type, contentUrl: new URL(path, page).href }) as const,
    ),
  } satisfies Dataset;
}

/**
 * Returns another's act, regulation or rule by its own text. We neither made nor publish it, and have its day in force,
 * not that of its adoption: what is ours is `page`, which is about it.
 */
export function legislation({
  title,
  name,
  jurisdictions,
  isInForce,
  url,
  page,
}: {
  title: string;
  name: string;
  /** The names of places. */
  jurisdictions: readonly string[];
  isInForce: boolean;
  /** The address of its own text. */
  url: string;
  page: string;
}) {
  return {
    '@type': 'Legislation',
    name: title,
    ...(name === title ? {} : { alternateName: name }),
    url,
    legislationJurisdiction: [...jurisdictions],
    legislationLegalForce: isInForce ? 'https://schema.org/InForce' : 'https://schema.org/NotInForce',
    subjectOf: { '@type': 'WebPage', url: page },
  } satisfies Legislation;
}

/** Returns the breadcrumb trail from the home page to this one. */
export function breadcrumbs(steps: { name: string; path: string }[], site: URL) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  } satisfies BreadcrumbList;
}

/** Returns one thing as a JSON-LD document. */
export function linkedData(thing: object): object {
  return { '@context': 'https://schema.org', ...thing };
}

/** Returns the things as the text of a script element of type application/ld+json. */
export function structuredData(things: Thing[]): string {
  return jsonInElement({ '@context': 'https://schema.org', '@graph': things });
}
