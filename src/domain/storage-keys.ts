/**
 * Every name under which the site keeps something in a visitor's browser. `privacy.ts` says of each what it holds: a
 * new one without a word there does not compile.
 */
export const storageKeys = {
  navigator: 'smartstack.navigator',
  needsAssessment: 'smartstack.needs-assessment',
  websiteData: 'smartstack.websiteData',
  message: 'smartstack.message',
  roiForm: 'roiFormData',
  roiResults: 'roiResults',
  roiModel: 'smartstack.roi-model',
  scrapeKey: 'smartstack.scrapeKey',
  outbox: 'smartstack.outbox',
} as const;
