import { numberInWords } from '#domain/text/words';
import { parsedOptions } from '#netlify/cli/answered';
import { maxAttempts } from '#netlify/leads/backoff';

/** The output of `--help`. */
export const help = `npm run leads -- [command] [options]

  list                   the leads, newest first, with their state (the default; --json for all of it)
  show KEY               one lead with all its steps
  retry [KEY]            tries the lead now, or all that wait, from this machine; needs the CRM's settings here, and asks
                         first for leads of the local store (--yes: does not)
  replay KEY | --refused | --dead   the next scheduled run tries the lead, or all of them, with ${numberInWords(maxAttempts)} new attempts
  mend KEY --set FIELD=VALUE   corrects a field of a lead that the CRM does not take, then replays it
  contacted KEY          notes that somebody has spoken with or written to the sender: the first time counts
  forget KEY             erases from the store, and says what the CRM still holds; asks first where KEY is no whole key
  forget --email ADDRESS   the same for all leads of a person; asks first (--yes: does not)
  forget --damaged       erases the damaged side files that were set aside
  export                 data and nothing else (--format json or csv; --out FILE, else standard output)

Which leads, for list, export, retry and replay:
  --status STATE         received, delivering, delivered, retry, dead, refused, superseded; several with commas
  --dead, --refused      those that need a person
  --since DAY, --until DAY   when they came in: 2026-01-31 or 2026-01-31T09:30, in the time zone of this machine
  --wizard NAME          navigator, needs-assessment or message
  --industry NAME        the industry page they came from
  --email ADDRESS        those of one person
  --uncontacted          those whose sender has waited for a first contact for longer than a business day: 24 hours of
                         Monday to Friday in Toronto; public holidays are not left out

  KEY                    the beginning of a key will do, as long as no other key begins so
  --site                 the deployed site's store instead of the local one; needs NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN
  --context NAME         with --site: another deploy context's store (default: production)

npm prints two lines of its own first. Before a pipe or a file: npm run --silent leads -- export, or --out FILE.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  dead: { type: 'boolean' },
  refused: { type: 'boolean' },
  status: { type: 'string', multiple: true },
  since: { type: 'string' },
  until: { type: 'string' },
  wizard: { type: 'string' },
  industry: { type: 'string' },
  damaged: { type: 'boolean' },
  uncontacted: { type: 'boolean' },
  set: { type: 'string', multiple: true },
  email: { type: 'string' },
  yes: { type: 'boolean' },
  format: { type: 'string', default: 'json' },
  out: { type: 'string' },
  site: { type: 'boolean' },
  context: { type: 'string', default: 'production' },
} as const;

/** The parsed options. */
export type LeadsOptions = ReturnType<typeof parsedArguments>['values'];

/** Returns the arguments as options and positionals. Throws `Usage`. */
export function parsedArguments(args: string[]) {
  return parsedOptions({ args, options, allowPositionals: true });
}
