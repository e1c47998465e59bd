/**
 * Where no vendor speaks for itself, or where a page is gone tomorrow: code and its pages, forums, previews. A host is
 * named by its end, or by its first part.
 */
const unfitHosts = [
  {
    what: 'a host of code and its samples',
    host: /(?:^|\.)(?:github\.(?:com|io)|githubusercontent\.com|gitlab\.(?:com|io)|bitbucket\.org|npmjs\.com|pypi\.org|docs\.rs)$/,
  },
  {
    what: 'a forum',
    host: /^(?:community|communities|forums?|discuss)\.|(?:^|\.)(?:reddit\.com|stackoverflow\.com|stackexchange\.com)$/,
  },
  {
    what: 'a preview host',
    host: /^(?:preview|staging|stage|beta|dev|test)\.|\.(?:netlify\.app|vercel\.app|pages\.dev|web\.app|azurewebsites\.net|azurefd\.net|cloudfront\.net)$/,
  },
];

/** The ends of hosts of countries where a vendor’s edition is made for readers of another language. */
const otherLanguages = /\.(?:at|br|cn|cz|de|dk|es|fi|gr|hu|it|jp|kr|mx|nl|no|pl|pt|ro|ru|se|tr|tw|ua)$/;

/** Values in an address that choose an edition, such as `?hl=pt-br` or `/de-de/`. */
const editionAsked = /[?&](?:hl|lang|language|locale|lc)=([a-z]{2})(?:[-_][a-z]{2,4})?(?=&|#|$)/i;
const editionInPath =
  /\/(en|fr|cs|da|de|es|fi|hu|it|ja|ko|nl|no|pl|pt|ro|ru|sv|tr|uk|zh)[-_](?:[a-z]{2}|[a-z]{4})(?=\/|$)/i;
const languages = ['en', 'fr'];

/**
 * Returns what speaks against a source as a vendor’s own page in English or French, or null. Advice, section 8. It knows
 * kinds of addresses, and cannot know whether a page is the vendor’s.
 */
export function unfitSource(url: string): string | null {
  const { hostname } = new URL(url);
  const unfit = unfitHosts.find(({ host }) => host.test(hostname));
  if (unfit) return unfit.what;
  const edition = (editionAsked.exec(url) ?? editionInPath.exec(url))?.[1]?.toLowerCase();
  const isTranslated = edition === undefined ? otherLanguages.test(hostname) : !languages.includes(edition);
  return isTranslated ? 'an edition in another language than English or French' : null;
}
