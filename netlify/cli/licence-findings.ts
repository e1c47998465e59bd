import type { Finding } from '#netlify/cli/launch-findings';

/** Marks the notice as a proposal. */
const open = /^TO BE SETTLED BY THE OWNER\b/m;

/** Returns what the owner has to settle in the copyright notice, `text`; null if there is none. */
export function licenceFindings(text: string | null): Finding[] {
  const found = (what: string, fix: string) => [{ file: 'LICENSE', field: 'the file', what, fix }];
  if (text === null || text.trim() === '')
    return found('is missing', 'Put it back: without it nobody knows who may do what.');
  if (open.test(text))
    return found(
      "the copyright holder's legal name and the terms are a proposal",
      'The owner settles both, and takes out its last paragraph.',
    );
  return [];
}

/** Returns what the owner has to settle in the terms of the obligation map's data, in `site.yaml`. */
export function openDataFindings(file: string, { proposal }: { proposal?: true | undefined }): Finding[] {
  return proposal
    ? [
        {
          file,
          field: 'openData',
          what: 'the terms under which others may use the rules are a proposal',
          fix: 'The owner settles them, and takes out proposal: true.',
        },
      ]
    : [];
}
