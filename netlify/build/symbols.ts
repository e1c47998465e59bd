import { hasName, type Names } from '#netlify/build/names';

/**
 * The page without those symbols of its sprite that it does not show (`<use href="#id">`) and that none of its scripts
 * names.
 */
export function withoutUnusedSymbols(html: string, scripts: readonly Names[]): string {
  return html.replace(/<symbol id="([^"]*)"[\s\S]*?<\/symbol>/g, (symbol: string, id: string) =>
    html.includes(`href="#${id}"`) || hasName(scripts, id) ? symbol : '',
  );
}
