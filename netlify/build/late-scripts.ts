import { inlineScripts } from '#netlify/build/inline-code';
import { type OwnFile, ownFile } from '#netlify/build/own-file';
import {
  attributeOf,
  type PageElement,
  type PageTree,
  remove,
  removeAttribute,
  setText,
  textIn,
} from '#netlify/build/page-tree';

/**
 * Puts the scripts of elements with `data-late` into files. What stays in the page fetches such a file once that element is
 * in view, or above it: behind another module of the page, where there is one, because each script has a hash of its own in
 * the page's policy. Returns the files.
 */
export function takeScriptsLater(page: PageTree): OwnFile[] {
  const modules = inlineScripts(page).filter((script) => attributeOf(script, 'type') === 'module');
  const [other] = modules.filter((script) => lateName(script) === undefined);
  return modules.flatMap((script) => {
    const name = lateName(script);
    if (name === undefined) return [];
    const file = ownFile(name, 'js', textIn(script));
    if (other) {
      setText(other, `${textIn(other).trim()};${observer(name, file.path)}`);
      remove(script);
    } else {
      // Without an attribute it stands behind all that can be seen, and the element is there when it runs.
      removeAttribute(script, 'type');
      setText(script, observer(name, file.path));
    }
    return [file];
  });
}

function lateName({ parentNode }: PageElement): string | undefined {
  return parentNode && 'attrs' in parentNode ? attributeOf(parentNode, 'data-late') : undefined;
}

/** A program that fetches a file once an element is in view, however far above. What is fetched once is not run again. */
function observer(name: string, file: string): string {
  const fetchesIt = `([e])=>e.isIntersecting&&import(${JSON.stringify(file)}),{rootMargin:"99999px 0px 0px"}`;
  return `new IntersectionObserver(${fetchesIt}).observe(document.querySelector("[data-late=${name}]"))`;
}
