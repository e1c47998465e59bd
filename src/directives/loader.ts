import type { ClientDirective } from 'astro';
import touch from './touch';
import when from './when';

/*
 * The one inline script of a built page's islands. It runs their directives at once, but the runtime of Astro's islands,
 * which most visits never need, is fetched with the first island that starts. The build puts it into each page in place
 * of the scripts that Astro prints: netlify/build/islands.ts. Development has those.
 */

/** The path of the file with the runtime; the build puts it in. */
declare const runtimeFile: string;
declare global {
  interface Window {
    Astro: Record<string, ClientDirective>;
  }
}

type Load = Parameters<ClientDirective>[0];

const directives: Partial<Record<string, ClientDirective>> = { touch, when };

let file = runtimeFile;
const loads = new Map<Element, (load: Load) => void>();

// The runtime calls an island's directive with the function that loads it. The directive runs already: it gets that.
const handOver: ClientDirective = (load, _options, element) => loads.get(element)?.(load);
self.Astro = { touch: handOver, when: handOver };

for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  const ownLoad = new Promise<Load>((resolve) => loads.set(island, resolve));
  const load: Load = async () => {
    try {
      // The island's own files come at the same time as the runtime, which asks for them again and reports a failure.
      for (const url of ['component-url', 'renderer-url']) import(attribute(url)).catch(() => {});
      await import(file);
    } catch (error) {
      // Browsers remember that a module could not be fetched, by its address: https://github.com/whatwg/html/issues/6768
      file += '?';
      throw error;
    }
    return (await ownLoad)();
  };
  directives[attribute('client')]?.(load, JSON.parse(attribute('opts')), island);
}
