/*
 * What a page says about itself to machines, in the vocabulary of schema.org. The agency is in every page once, and the
 * rest refers to it.
 */

import { jsonInElement } from '#domain/json-in-element';

type Reference = { '@id': string };

type Organization = {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo: string;
  description: string;
  email: string;
  address: {
    '@type': 'PostalAddress';
    streetAddress?: string;
    addressLocality: string;
    addressRegion?: string;
    addressCountry: 'CA';
  };
  sameAs?: string[];
};
type WebSite = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: 'en-CA';
  publisher: Reference;
};
type Service = {
  '@type': 'Service';
  name: string;
  description: string;
  url: string;
  provider: Reference;
  audience?: { '@type': 'BusinessAudience'; audienceType: string };
};
type FaqPage = {
  '@type': 'FAQPage';
  url: string;
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
};
type BreadcrumbList = {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

/** One thing that a page is about. */
export type Thing = Organization | WebSite | Service | FaqPage | BreadcrumbList;

/** The facts about the agency, from `src/content/site.yaml`. */
type Agency = {
  name: string;
  description: string;
  email: string;
  address: string;
  social: { name: string; url?: string | undefined }[];
};

const organizationId = (site: URL) => new URL('/#organization', site).href;

/** Returns the agency and its site: on every page. `logo` is the path of a square picture. */
export function agencyThings(agency: Agency, site: URL, logo: string): [Organization, WebSite] {
  const { name, description, email, social } = agency;
  const sameAs = social.flatMap(({ url }) => url ?? []);
  const url = new URL('/', site).href;
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      name,
      url,
      logo: new URL(logo, site).href,
      description,
      email,
      address: postalAddress(agency.address),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': new URL('/#website', site).href,
      name,
      url,
      inLanguage: 'en-CA',
      publisher: { '@id': organizationId(site) },
    },
  ];
}

/** Returns an address as people write it, "Street 1, Toronto, Ontario": the region last, the city before it. */
function postalAddress(address: string): Organization['address'] {
  const parts = address.split(',').map((part) => part.trim());
  const region = parts.length > 1 ? parts.pop() : undefined;
  const locality = parts.pop() ?? address;
  return {
    '@type': 'PostalAddress',
    ...(parts.length > 0 ? { streetAddress: parts.join(', ') } : {}),
    addressLocality: locality,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'CA',
  };
}

/** Returns a service of the agency; `audience` is the industry that it is for. */
export function service(
  { name, description, audience }: { name: string; description: string; audience?: string },
  page: URL,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url: page.href,
    provider: { '@id': organizationId(page) },
    ...(audience ? { audience: { '@type': 'BusinessAudience', audienceType: audience } } : {}),
  };
}

/** Returns a page's questions with their answers in plain text. */
export function faqPage(questions: { question: string; answer: string }[], page: URL): FaqPage {
  return {
    '@type': 'FAQPage',
    url: page.href,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns the breadcrumbs from the home page to this one. */
export function breadcrumbs(steps: { name: string; path: string }[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** Returns the things as the text of a script element of type application/ld+json. */
export function structuredData(things: Thing[]): string {
  return jsonInElement({ '@context': 'https://schema.org', '@graph': things });
}
