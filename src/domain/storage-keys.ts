/* What the scripts inside the pages ask for stands by itself, so that they do not carry the others. */
export const messageKey = 'smartstack.message';
export const outboxKey = 'smartstack.outbox';
export const needsAssessmentKey = 'smartstack.needs-assessment';
export const roiFormKey = 'roiFormData';
export const roiResultsKey = 'roiResults';

/**
 * Every name under which the site keeps something in a visitor's browser. `privacy.ts` says of each what it holds: a
 * new one without a word there does not compile.
 */
export const storageKeys = {
  navigator: 'smartstack.navigator',
  needsAssessment: needsAssessmentKey,
  websiteData: 'smartstack.websiteData',
  message: messageKey,
  roiForm: roiFormKey,
  roiResults: roiResultsKey,
  roiModel: 'smartstack.roi-model',
  scrapeKey: 'smartstack.scrapeKey',
  outbox: outboxKey,
} as const;
