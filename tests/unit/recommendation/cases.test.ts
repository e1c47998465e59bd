import { expect, it } from 'vitest';
import { fallbackCaseNames, fallbackCases } from '#domain/recommendation/cases';

it('are the seven of the specification with their scores', () => {
  const specified = {
    'ai-automation': [98, 92, 88],
    'contact-center-smb': [94, 90, 87],
    'contact-center-larger': [96, 93, 91],
    'ucaas-with-teams': [96, 91, 89],
    'ucaas-without-teams': [93, 90, 87],
    cybersecurity: [95, 92, 89],
    'no-match': [88, 85, 82],
  };
  expect(fallbackCases).toEqual(specified);
  expect(fallbackCaseNames).toEqual(Object.keys(specified));
});
