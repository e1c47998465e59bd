import type { FallbackCase } from '#domain/recommendation/cases';

/** The situations of the editor's ranking, in words. Specification §9, Fallback recommendations. */
export const caseWords: Record<FallbackCase, string> = {
  'ai-automation': 'AI and automation',
  'contact-center-smb': 'A contact centre with up to 25 employees',
  'contact-center-larger': 'A contact centre with more than 25 employees',
  'ucaas-with-teams': 'Phones and meetings inside Microsoft Teams',
  'ucaas-without-teams': 'Phones and meetings without Microsoft Teams',
  cybersecurity: 'Cybersecurity',
  'no-match': 'Cloud, or a first look around',
};
