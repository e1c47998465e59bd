import { emptyContact } from '#domain/lead/contact';
import type { Lead } from '#domain/lead/schema';

/** A lead with every field filled in, for tests to change. */
export const fullLead: Lead = {
  ...emptyContact,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  phone: '416 555 0142',
  company: 'Engine Works',
  jobTitle: 'Director of Operations',
  organizationType: 'Mid-Market',
  geography: 'north-america',
  priorities: ['Improve customer service and response time', 'Automate repetitive processes'],
  challengeArea: 'ccaas',
  tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas'],
  preferredContact: 'both',
  detailedAnswers: { teamsIntegration: 'yes', cloudPreference: 'not-sure' },
  industry: 'healthcare',
  criteria: { canada: 'must', french: 3 },
  arrival: { page: '/insurance', referrer: 'www.search.example', campaign: { source: 'newsletter', medium: 'email' } },
  consent: { textVersion: 'v1-2025', at: '2025-11-05T12:00:00Z' },
  replaces: '3f8a2c10-0000-4000-8000-000000000001',
  replacesAlso: ['3f8a2c10-0000-4000-8000-000000000000'],
  secondsToFill: 42,
};

/** A lead with nothing but what is required, and what every page sends. */
export const bareLead: Lead = {
  ...emptyContact,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  company: 'Engine Works',
  organizationType: 'Unknown',
  geography: 'Unknown',
  priorities: [],
  challengeArea: 'Unknown',
  tags: [],
  detailedAnswers: {},
  secondsToFill: 42,
};
