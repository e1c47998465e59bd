/* The modules that the browser fetches as one file when a visitor asks for the document. */
export { markdownOf } from '#domain/requirements/markdown';
export { requirementsDocument } from '#domain/requirements/requirements';
