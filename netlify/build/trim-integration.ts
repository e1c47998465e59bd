import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type Root } from 'postcss';
import { hasName, type Names, namesInHtml, namesInScript } from '#netlify/build/names';
import { trimmedPage, withScriptsLast } from '#netlify/build/page';
import { withoutUnusedSymbols } from '#netlify/build/symbols';
import { namesInSheet, usedCss } from '#netlify/build/used-css';

/** Takes out of each built page the symbols, rules and custom properties that it cannot need; puts its scripts last. */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const scripts = scriptNames(path.join(folder, '_astro'));
        const cssFor = sheetTrimmer();
        const start = performance.now();
        const files = (await readdir(folder)).filter((file) => file.endsWith('.html'));
        let [before, after] = [0, 0];
        for (const file of files) {
          const built = await readFile(path.join(folder, file), 'utf8');
          const inScripts = scripts(built);
          const html = withoutUnusedSymbols(built, inScripts);
          const names = [namesInHtml(html), ...inScripts];
          const trimmed = withScriptsLast(trimmedPage(html, (css) => cssFor(css, names)));
          await writeFile(path.join(folder, file), trimmed);
          [before, after] = [before + built.length, after + trimmed.length];
        }
        const share = Math.round((1 - after / before) * 100);
        const time = Math.round(performance.now() - start);
        logger.info(`${share}% taken out of ${files.length} pages in ${time} ms`);
      },
    },
  };
}

/** Answers the used part of a sheet. Pages that have the same of its names share one answer. */
function sheetTrimmer(): (css: string, sources: readonly Names[]) => string {
  const sheets = new Map<string, { root: Root; names: string[]; parts: Map<string, string> }>();
  return (css, sources) => {
    let sheet = sheets.get(css);
    if (!sheet) {
      const root = parse(css);
      sheets.set(css, (sheet = { root, names: namesInSheet(root), parts: new Map() }));
    }
    const present = sheet.names.filter((name) => hasName(sources, name));
    const key = present.join(' ');
    const known = new Set(present);
    const part = sheet.parts.get(key) ?? usedCss(sheet.root, (name) => known.has(name));
    sheet.parts.set(key, part);
    return part;
  };
}

/** Answers the names in every script that a page can load: those it names, and those they import. */
function scriptNames(folder: string): (html: string) => Names[] {
  const known = new Map<string, { names: Names; imports: string[] }>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(path.join(folder, file), 'utf8');
    known.set(file, { names: namesInScript(script), imports: script.match(/[\w.-]+\.js/g) ?? [] });
  }
  return (html) => {
    const reached = new Set<string>();
    const reach = (files: string[]) => {
      for (const file of files) {
        const script = known.get(file);
        if (!script || reached.has(file)) continue;
        reached.add(file);
        reach(script.imports);
      }
    };
    reach(html.match(/[\w.-]+\.js(?=")/g) ?? []);
    return [...reached].flatMap((file) => known.get(file)?.names ?? []);
  };
}
