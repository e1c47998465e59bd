/**
 * Every name under which the site stores something in a visitor's browser. `stored-items.ts` says of each what it
 * contains: a new one without a description there does not compile.
 */
export const storageKeys = {
  navigator: 'smartstack.navigator',
  needsAssessment: 'smartstack.needs-assessment',
  websiteData: 'smartstack.websiteData',
  check: 'smartstack.check',
  /** Also the event that the document hears when a call to action has left a prefill there. */
  message: 'smartstack.message',
  roiForm: 'roiFormData',
  roiResults: 'roiResults',
  roiModel: 'smartstack.roi-model',
  scrapeKey: 'smartstack.scrapeKey',
  compare: 'smartstack.compare',
  committee: 'smartstack.committee',
  outbox: 'smartstack.outbox',
  deleted: 'smartstack.deleted',
  delivered: 'smartstack.delivered',
  /** Written by the page itself, under the same name: src/directives/early.ts. */
  arrival: 'smartstack.arrival',
} as const;
