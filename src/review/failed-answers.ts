import type { AstroIntegration } from 'astro';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/**
 * Adds something to the answer for every page that could not be made: Astro's own has a script and not one word. `text`
 * returns it as HTML; empty for nothing.
 */
export function addToFailedAnswers(server: Server, text: () => string): void {
  server.middlewares.use((_incoming, outgoing, next) => {
    const { writeHead, end } = outgoing;
    outgoing.writeHead = function (status: number, ...rest: never[]) {
      const added = status >= 500 ? text() : '';
      const [headers] = rest as (Record<string, unknown> | undefined)[];
      if (added === '' || headers?.['Content-Type'] !== 'text/html') return writeHead.call(outgoing, status, ...rest);
      outgoing.end = (() => {
        outgoing.write(added);
        return Reflect.apply(end, outgoing, []);
      }) as typeof end;
      // Its length is another now.
      return writeHead.call(outgoing, status, { 'Content-Type': 'text/html; charset=utf-8' });
    } as typeof writeHead;
    next();
  });
}
