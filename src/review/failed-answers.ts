import type { AstroIntegration } from 'astro';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/**
 * Adds HTML to the response for every page that failed to render: Astro's own has a script and no text. `text` returns
 * the HTML, or an empty string for none.
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
      // The length changes with the added text.
      return writeHead.call(outgoing, status, { 'Content-Type': 'text/html; charset=utf-8' });
    } as typeof writeHead;
    next();
  });
}
