import * as z from 'zod';

// The policy of the page lets no text become a program; zod makes one of each schema of an object, and decides when the
// schema is made. So this stands before the schemas.
z.config({ jitless: true });
