/*
 * What a page with islands hears before anything is fetched: the build puts it into each (netlify/build/islands.ts). Names
 * in storage are those of domain/privacy/storage-keys.ts, which would bring all the others.
 */
import { noteArrival } from './arrival';
import { fetchForOlderBrowsers } from './browsers';
import { holdForms } from './forms';
import { keepInterest } from './interest';
import { followLinks } from './links';

// `npm run dev` has it with the directive, after the page.
if (!self.early) {
  keepInterest();
  fetchForOlderBrowsers();
  noteArrival();
  followLinks();
  holdForms();
}
