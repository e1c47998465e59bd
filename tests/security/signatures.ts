import { isRecord } from '#domain/record';

/** What `npm audit signatures` found, in words, and whether that lets a build pass. */
export type SignatureVerdict = { passes: boolean; words: string };

/** What npm prints where it reaches neither the registry nor the keys, or where the registry has none. */
const noAnswer =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|E(?:40[1345]|5\d\d)\b|TUF|found no dependencies to audit/;

/** Returns the verdict on the exit status and output of `npm audit signatures --json`. */
export function signatureVerdict(status: number | null, stdout: string, stderr: string): SignatureVerdict {
  const report = parsed(stdout);
  const names = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((entry) => (isRecord(entry) ? String(entry['name']) : '')).join(', ');
  const invalid = names(report['invalid']);
  const missing = names(report['missing']);
  if (invalid)
    return { passes: false, words: `Wrong registry signatures: ${invalid}. Do not deploy; look at these packages.` };
  if (missing) return { passes: false, words: `Without the registry's signature: ${missing}.` };
  if (status === 0) return { passes: true, words: 'Registry signatures: every installed package has a valid one.' };
  if (noAnswer.test(stdout + stderr))
    return {
      passes: true,
      words: 'Registry signatures: NOT CHECKED. The registry or its keys could not be reached from here.',
    };
  return { passes: false, words: `Registry signatures could not be checked:\n${stderr || stdout}` };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const report: unknown = JSON.parse(text);
    return isRecord(report) ? report : {};
  } catch {
    return {};
  }
}
