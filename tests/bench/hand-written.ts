import { JSDOM } from 'jsdom';

/** One style sheet, as somebody who likes small pages would write it. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#16242c,#f3f1ea);--paper:light-dark(#f9f8f4,#09171e);--lake:light-dark(#18556d,#7fc4dc)}
*{box-sizing:border-box;margin:0}body{background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
header,main,footer{width:min(100% - 2rem,64rem);margin-inline:auto}header{display:flex;flex-wrap:wrap;gap:1rem;padding-block:1rem}
section{padding-block:3rem;border-top:1px solid color-mix(in srgb,var(--ink) 15%,transparent)}
h1{font-size:clamp(2.6rem,2rem + 3vw,4.75rem);line-height:1.05;margin-block:1rem}h2{font-size:clamp(1.75rem,1.5rem + 1vw,2.5rem);line-height:1.15;margin-bottom:1rem}
h3{margin-block:1rem .25rem}p,li{max-width:40rem;margin-block:.5rem}ul,ol{padding-inline-start:1.2rem}a{color:var(--lake)}
.b{display:inline-block;padding:.7rem 1.2rem;background:var(--lake);color:var(--paper);border-radius:4px;text-decoration:none;font-weight:600}`;

/**
 * The page as somebody would write it by hand who wants it to look like this: the same words, drawings and style sheet,
 * without script, islands, form, and what it says to machines.
 */
export function styledByHand(html: string): string {
  const { document } = new JSDOM(html).window;
  const machines = 'script,template,noscript,form,meta[property],meta[name^="twitter"],meta[http-equiv],link';
  for (const gone of document.querySelectorAll(machines)) gone.remove();
  for (const wrapper of document.querySelectorAll('astro-island,astro-slot'))
    wrapper.replaceWith(...wrapper.childNodes);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/**
 * A page of the same text as this one: headings, paragraphs, lists and links with a plain style sheet, no script, no
 * typeface, no picture. What a page can be that only has to be fast.
 */
export function plainByHand(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const gone of document.querySelectorAll('script,style,svg,noscript,template,form,[aria-hidden="true"]'))
    gone.remove();
  const lines: string[] = [];
  const words = (element: Element) =>
    (element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  for (const element of document.body.querySelectorAll('h1,h2,h3,p,li,dt,dd,blockquote,button,section,main,footer')) {
    const tag = element.tagName.toLowerCase();
    if (['section', 'main', 'footer'].includes(tag)) lines.push(`</section><section>`);
    else if (element.querySelector('p,li,h3')) continue;
    else {
      const link = element.querySelector('a[href]');
      const text = words(element);
      const href = link?.getAttribute('href') ?? '';
      // A paragraph that begins with a link is a row of calls to action.
      const isCall = tag === 'p' && link?.parentElement === element && !link.previousSibling?.textContent?.trim();
      const inner = link ? `<a${isCall ? ' class="b"' : ''} href="${href}">${text}</a>` : text;
      const kind = { li: 'p', dt: 'h3', dd: 'p', button: 'p', blockquote: 'p' }[tag] ?? tag;
      if (text !== '') lines.push(`<${kind}>${inner}</${kind}>`);
    }
  }
  const body = lines.join('\n').replace('</section>', '');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${document.title}</title><link rel="icon" href="data:,"><style>${style}</style><main>${body}</section></main></html>`;
}
