import * as z from 'zod';
import { sitePathSchema } from '#domain/content/site-path';
import { messageSubjects } from '#domain/message/form';

const label = z.string().min(3).max(60).describe('The words on the button.');

/** A button of a page. It is content: label, kind and target are written together. */
export const callToActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('download'),
    label,
    document: z.string().describe('File name of the document in src/content/documents, without .md.'),
  }),
  z.strictObject({ kind: z.literal('booking'), label }),
  z.strictObject({
    kind: z.literal('contact'),
    label,
    subject: z.enum(messageSubjects),
    message: z
      .string()
      .min(10)
      .max(300)
      .describe(
        'How the visitor’s message starts. Where it ends in a colon, words of the visitor’s own are asked for.',
      ),
  }),
  z.strictObject({
    kind: z.literal('page'),
    label,
    path: sitePathSchema,
  }),
]);

export type CallToAction = z.infer<typeof callToActionSchema>;

/** What of the content a button leads to: the field that names it, and its name there. */
export type ActionTarget = { field: 'document' | 'path'; name: string };

/** Returns what a button leads to, where that has to be in the content; null for the calendar and the message form. */
export function targetOf(action: CallToAction): ActionTarget | null {
  switch (action.kind) {
    case 'download':
      return { field: 'document', name: action.document };
    case 'page':
      return { field: 'path', name: action.path };
    case 'booking':
    case 'contact':
      return null;
  }
}

/** Returns the document that a button brings, or null. */
export function documentOf(action: CallToAction): string | null {
  const target = targetOf(action);
  return target?.field === 'document' ? target.name : null;
}
