import { customFieldNames } from '#domain/crm/contact';
import { inList } from '#domain/text/words';
import { outboundBase } from '#netlify/http/outbound';
import { hasCustomFields, isRepositoryName } from '#netlify/settings';
import type { Finding } from '#netlify/cli/launch-findings';

/**
 * How a setting is checked: `problem` returns what is wrong with a value, or null, and never quotes it, as it may be a
 * secret.
 */
type Rule = { isRequired?: true; problem?(value: string, now: Date): string | null; fix: string };

const isUrl = (value: string) => URL.canParse(value);
const origin = (name: string) => (value: string) => {
  const base = outboundBase(name, value);
  return 'problem' in base ? base.problem.replace(`${name} `, '').replace(/\.$/, '') : null;
};

const rules: Readonly<Record<string, Rule>> = {
  GHL_API_TOKEN: {
    isRequired: true,
    problem: (value) => (/^[\x21-\x7e]+$/.test(value) ? null : 'has a blank or another character that no token has'),
    fix: "Set HighLevel's private integration token; until then leads stay in the store.",
  },
  GHL_LOCATION_ID: {
    isRequired: true,
    problem: (value) => (/^[A-Za-z0-9_-]+$/.test(value) ? null : 'is no id'),
    fix: "Set the id of HighLevel's location (sub-account); until then leads stay in the store.",
  },
  GHL_API_BASE_URL: { problem: origin('GHL_API_BASE_URL'), fix: 'Take it out: the default is right.' },
  GHL_IN_PREVIEWS: {
    problem: (value) => (/^(yes|no)$/.test(value) ? null : 'is neither yes nor no'),
    fix: 'Say yes only where a preview is to reach a CRM of its own.',
  },
  GHL_CUSTOM_FIELDS: {
    problem: (value) => (hasCustomFields(value) ? null : 'is not JSON like {"jobTitle":"id"}'),
    fix: `Name the custom fields ${inList(customFieldNames)} with their ids, or take it out.`,
  },
  GHL_WORKFLOW_CONFIRMED: {
    isRequired: true,
    problem: confirmationProblem,
    fix: 'Send a lead of your own, see that staff are told of it, and set the day: docs/operating.md, "New leads".',
  },
  FIRECRAWL_API_URL: { problem: origin('FIRECRAWL_API_URL'), fix: 'Take it out: the default is right.' },
  LEAD_STORE: {
    problem: (value) => (/^(blobs|file:.+)$/.test(value) ? null : 'is neither "blobs" nor "file:DIRECTORY"'),
    fix: 'Take it out: the default is right.',
  },
  ALERT_WEBHOOK_URL: {
    isRequired: true,
    problem: (value) => (isUrl(value) && new URL(value).protocol === 'https:' ? null : 'is no https address'),
    fix: 'Set the address that hears of leads that cannot be delivered; without it nobody is told.',
  },
  ALERT_NEW_LEADS: {
    problem: (value) => (/^(yes|no)$/.test(value) ? null : 'is neither yes nor no'),
    fix: 'Say yes where the webhook is to hear of each new lead.',
  },
  ALERT_WEEKLY: {
    problem: (value) => (/^(yes|no)$/.test(value) ? null : 'is neither yes nor no'),
    fix: 'Say no where the webhook is not to hear the weekly report.',
  },
  DIGEST_KEY: {
    problem: (value) => (value.length < 32 ? 'has fewer than 32 characters' : null),
    fix: 'Set 32 random characters or more, or take it out: the store then has a key of its own.',
  },
  COUNT_STEPS: {
    problem: (value) => (/^(on|off)$/.test(value) ? null : 'is neither on nor off'),
    fix: 'Say off where steps of the wizards are not to be counted.',
  },
  ADMIN_REPOSITORY: {
    problem: (value) => (isRepositoryName(value) ? null : 'is not of the form owner/name'),
    fix: 'Name the repository as GitHub does, or take it out: then /admin edits local folders only.',
  },
  ADMIN_BRANCH: { fix: 'Take it out: the default is main.' },
  ADMIN_SIGN_IN_URL: {
    problem: (value) => (isUrl(value) && new URL(value).protocol === 'https:' ? null : 'is no https address'),
    fix: 'Take it out, unless editors sign in through a service of your own.',
  },
  URL: {
    problem: (value) => (isUrl(value) && /^https?:$/.test(new URL(value).protocol) ? null : 'is no web address'),
    fix: 'Take it out: the platform sets it, and elsewhere url in site.yaml stands.',
  },
};

/** After so long (days) somebody has to see again that staff are told. */
const longestConfirmed = 365;

/** What is wrong with the day on which the CRM's workflow was seen to tell staff. */
function confirmationProblem(value: string, now: Date): string | null {
  const age = Math.floor((now.getTime() - Date.parse(value)) / 86_400_000);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(age)) return 'is no day like 2026-01-31';
  if (age < -1) return 'is a day to come';
  return age > longestConfirmed ? `is more than ${longestConfirmed} days ago` : null;
}

/** The prefixes of our settings: an unknown name with one of them is a typo. */
const ownBeginning = /^(GHL|FIRECRAWL|ALERT|LEAD|ADMIN)_/;

/** Returns the problems of the settings in an environment: one finding for each, without quoting a value. */
export function settingFindings(env: NodeJS.ProcessEnv, now: Date): Finding[] {
  const file = 'The environment (docs/operating.md, "Settings")';
  const wrong = Object.entries(rules).flatMap(([name, { isRequired, problem, fix }]) => {
    const value = env[name];
    const what = value ? problem?.(value, now) : isRequired ? 'is not set' : null;
    return what ? [{ file, field: name, what, fix }] : [];
  });
  const unknown = Object.keys(env)
    .filter((name) => ownBeginning.test(name) && !Object.hasOwn(rules, name))
    .map((name) => ({
      file,
      field: name,
      what: 'is no setting of this site',
      fix: 'Compare its name with the table.',
    }));
  return [...wrong, ...unknown];
}
