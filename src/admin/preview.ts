/* Where a page of the site shows what an entry says: the preview beside the form, while the development server runs. */

/** The kinds that have a page of their own or stand on one, by collection: its address for an entry (path in its folder). */
const pages: Readonly<Record<string, (entry: string) => string | null>> = {
  pages: (entry) => (entry === 'home' ? '/' : entry === 'not-found' ? '/404' : `/${entry}`),
  sections: (entry) => sectionPages[entry.split('/')[0] ?? ''] ?? null,
  insights: (entry) => `/insights/${entry}`,
  industries: (entry) => `/${entry}`,
  solutions: (entry) => `/solutions/${entry}`,
  facts: (entry) => `/solutions/${entry}`,
  providers: () => '/providers',
  rules: () => '/obligations',
  services: () => '/solutions',
  phases: () => '/solutions',
  caseStudies: () => '/solutions',
  advisors: () => '/about',
  faqs: () => '/roi-calculator',
  wizards: (entry) => (entry === 'navigator' ? '/solutions-navigator' : `/${entry}`),
  roi: () => '/roi-calculator',
  menu: () => '/',
  site: () => '/',
};

/** The pages that the folders of sections belong to, where that is one page. */
const sectionPages: Readonly<Record<string, string>> = {
  about: '/about',
  committee: '/committee',
  compare: '/compare',
  home: '/',
  providers: '/providers',
  'roi-calculator': '/roi-calculator',
  shared: '/',
  solutions: '/solutions',
  wizard: '/solutions-navigator',
};

/** Returns whether entries of a collection have a preview. */
export function hasPreview(collection: string): boolean {
  return Object.hasOwn(pages, collection);
}

/**
 * Returns the address of the page that shows an entry, or null where no single one does. `entry` is its file's path in its
 * folder, without the ending; it names the file where the collection is a single one.
 */
export function pageOf(collection: string, entry: string): string | null {
  return hasPreview(collection) && entry !== '' ? (pages[collection]?.(entry) ?? null) : null;
}
