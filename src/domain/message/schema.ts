import * as z from 'zod';
import { visibleLine, visibleText } from '#domain/text/visible-text';
import { contactFieldLimit } from '#domain/lead/field-limit';
import { correctedKeys, isEmail } from '#domain/lead/schema';
import * as leadWords from '#domain/lead/words';
import { messageLimit } from '#domain/message/form';

const text = z.string().overwrite(visibleLine).max(contactFieldLimit, leadWords.atMost(contactFieldLimit));

/**
 * The body of a POST to `ghl-integration` that carries a message of the footer form, where the site sends those to the
 * CRM (`messages: crm`). `kind` tells it from a lead of a wizard, which has none.
 */
export const messageSchema = z.strictObject({
  kind: z.literal('message'),
  fullName: text.min(1, leadWords.missing),
  email: text.refine(isEmail, leadWords.notAnAddress),
  phone: text.default(''),
  organization: text.default(''),
  subject: text.min(1, leadWords.missing),
  message: z
    .string()
    .overwrite(visibleText)
    .trim()
    .min(10, leadWords.missing)
    .max(messageLimit, leadWords.atMost(messageLimit)),
  ...correctedKeys,
  website: z.string().overwrite(visibleLine).max(200).optional(),
  secondsToFill: z.number().int().min(0).max(86400).optional(),
});

export type MessageLead = z.infer<typeof messageSchema>;
/** The body as the browser sends it: what has a default may be left out. */
export type MessageBody = z.input<typeof messageSchema>;
