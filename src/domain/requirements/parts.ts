/* What the browser fetches when a visitor asks for the document, as one file. */
export { markdownOf } from '#domain/requirements/markdown';
export { requirementsDocument } from '#domain/requirements/requirements';
