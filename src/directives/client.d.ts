import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:message'?: boolean;
    'client:outbox'?: boolean;
    'client:query'?: readonly string[];
    'client:roi'?: boolean;
  }
}
