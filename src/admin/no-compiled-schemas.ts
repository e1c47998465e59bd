import * as z from 'zod';

// The page's security policy forbids evaluating code from text. zod compiles object schemas that way and decides when a
// schema is created, so this import comes before the schemas.
z.config({ jitless: true });
