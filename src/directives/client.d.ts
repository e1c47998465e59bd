import 'astro';
import type { When } from './when';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:when'?: When;
  }
}
