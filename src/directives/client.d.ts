import 'astro';
import type { Trigger } from './trigger';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interest'?: boolean;
    'client:trigger'?: Trigger;
  }
}
