import { expect, test } from 'vitest';
import type { Job } from '#domain/recommendation/jobs';
import { complementing } from '#domain/recommendation/words';

/* Up to four are compared: two pairs of rivals, or one pair and two that complement it. */

test.each<[Job[], string]>([
  [
    ['siem', 'siem', 'firewall', 'firewall'],
    'A and B do the same job (SIEM): choose one. C and D do the same job (firewall): choose one.',
  ],
  [
    ['siem', 'siem', 'firewall', 'backup'],
    'A and B do the same job (SIEM): choose one. C (firewall) and D (backup) complement it.',
  ],
  [['siem', 'firewall'], 'A (SIEM) and B (firewall) do different jobs: you may need both.'],
  [['siem', 'siem', 'siem', 'siem'], ''],
])('solutions with the jobs %s', (jobs, said) => {
  expect(complementing(jobs.map((job, index) => ({ name: 'ABCD'.charAt(index), job })))).toBe(said);
});
