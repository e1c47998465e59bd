/**
 * Every key under which the site stores data in a visitor's browser. `stored-items.ts` describes the content of each: a
 * new key without a description there does not compile.
 */
export const storageKeys = {
  navigator: 'smartstack.navigator',
  needsAssessment: 'smartstack.needs-assessment',
  websiteData: 'smartstack.websiteData',
  check: 'smartstack.check',
  /** Also the event sent to the document when a call to action has stored a prefill under this key. */
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
  /** Written by the page itself, under the same name: src/early/arrival.ts. */
  arrival: 'smartstack.arrival',
} as const;
