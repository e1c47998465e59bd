import { parseArgs } from 'node:util';

/** The message for invalid arguments of `npm run preview`. */
export const portUsage = 'npm run preview takes one option, a port from 1 to 65535: npm run preview -- --port 4321';

/** Returns the port in the arguments of `npm run preview`, or null if they are invalid. */
export function portFrom(args: string[]): number | null {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', default: '4321' } } });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0;
    return port >= 1 && port <= 65_535 ? port : null;
  } catch {
    return null;
  }
}

/** Returns a sentence that says why a server cannot use a port, or null if the error is another one. */
export function portProblem({ code }: NodeJS.ErrnoException, port: number): string | null {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose another with --port.`;
  return null;
}
