import { expect, it } from 'vitest';
import { fallbackCaseNames, fallbackCases } from '#domain/recommendation/cases';

it('have the scores of the specification; those that it does not tell apart share them', () => {
  const specified = {
    'ai-automation': [98, 92, 88],
    'contact-center-smb': [94, 90, 87],
    'contact-center-mid-market': [96, 93, 91],
    'contact-center-larger': [96, 93, 91],
    'ucaas-with-teams': [96, 91, 89],
    'ucaas-without-teams': [93, 90, 87],
    cybersecurity: [95, 92, 89],
    cloud: [88, 85, 82],
    backup: [88, 85, 82],
    'no-match': [88, 85, 82],
  };
  expect(fallbackCases).toEqual(specified);
  expect(fallbackCaseNames).toEqual(Object.keys(specified));
});
