import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Wordings } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';
import { isRecord } from '#domain/record';
import { readYaml } from '#content-checks/yaml';

const file = 'src/content/consent-wordings.yaml';

/** Returns the recorded wordings of the request for marketing e-mail, and the errors of their file. */
export function readWordings(project: string): { wordings: Wordings; errors: ContentError[] } {
  const nothing = { file, byVersion: {} };
  const text = textOf(path.join(project, file));
  if (text === null)
    return {
      wordings: nothing,
      errors: [{ file, what: 'is missing, and it is the evidence of consent', fix: 'Put it back.' }],
    };
  const { data, errors } = readYaml(text, 0);
  const entries = isRecord(data) ? Object.entries(data) : [];
  return {
    wordings: {
      file,
      byVersion: Object.fromEntries(entries.flatMap(([version, each]) => (isRecord(each) ? [[version, each]] : []))),
    },
    errors: errors.map((error) => ({ file, ...error })),
  };
}

function textOf(address: string): string | null {
  try {
    return readFileSync(address, 'utf8');
  } catch {
    return null;
  }
}
