/**
 * The tag that tells a wizard's leads apart in the CRM, by the wizard's id. Specification §9, CRM tags. The wizards carry
 * theirs as `crmTag`, and a content check keeps the two alike: leads in the CRM and in the store have these.
 */
export const wizardTags = {
  navigator: 'SMARTSTACK-NAVIGATOR',
  'needs-assessment': 'SMARTSTACK-NEEDS-ASSESSMENT',
} as const;
