import { z } from 'zod';
import { idIn } from '../publication/id-in.js';

const NO_KIND = 'Please say whether it is of a blog or of a project.';
const NO_NUMBER = 'Please send a whole number here.';
const NO_CONTENT = 'Please send what is typed, by the names of its fields.';
const NO_EDITOR = 'Please send the id that the editor has made for itself.';

const kind = z.enum(['blog', 'project'], NO_KIND);
const id = z.int32(NO_NUMBER).min(1, NO_NUMBER);
const count = z.int32(NO_NUMBER).min(0, NO_NUMBER);
const moment = z.iso.datetime();
const device = {
  device: z.string().meta({ description: '"Chrome on Android"' }),
  device_kind: z.enum(['phone', 'computer']),
};

export const draftFormSchema = z
  .object(
    {
      kind,
      id: id.nullish().meta({ description: 'Of the post or project; null for a new one' }),
      based_on: count.nullish().meta({ description: 'The version that was opened' }),
      revision: count.max(2_000_000_000, NO_NUMBER).meta({ description: 'The last one known; 0 at first' }),
      content: z
        .record(z.string(), z.unknown(), NO_CONTENT)
        .meta({ description: 'What is typed, as the screen keeps it' }),
    },
    'The draft could not be read.',
  )
  .meta({ id: 'DraftForm' });
export type DraftForm = z.infer<typeof draftFormSchema>;

export const draftQuery = z.object({
  kind,
  id: z
    .string()
    .default('')
    .transform((text, context) => {
      const number = text === '' ? null : idIn(text);
      if (number !== undefined) return number;
      context.addIssue(NO_NUMBER);
      return z.NEVER;
    }),
});
export type DraftQuery = z.infer<typeof draftQuery>;

const draftSchema = z
  .object({
    draft: z.uuid(),
    kind,
    id: z.int().nullable(),
    based_on: z.int().nullable(),
    revision: z.int(),
    saved_at: moment,
    ...device,
    written_by: z
      .string()
      .nullable()
      .meta({ description: 'Name of whom it was handed over from; null of one’s own' }),
    content: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draftSchema>;

export const draftListSchema = z.object({ data: z.array(draftSchema) }).meta({ id: 'DraftList' });
export type DraftList = z.infer<typeof draftListSchema>;

export const draftSavedSchema = z
  .object({ data: z.object({ id: z.uuid(), revision: z.int(), saved_at: moment }) })
  .meta({ id: 'DraftSaved' });
export type DraftSaved = z.infer<typeof draftSavedSchema>;

export const draftConflictSchema = z
  .object({
    message: z.string(),
    conflict: z.object({ revision: z.int(), saved_at: moment, ...device }),
  })
  .meta({ id: 'DraftConflict' });

export const draftDeletedSchema = z.object({ status: z.literal(true) }).meta({ id: 'DraftDeleted' });
export type DraftDeleted = z.infer<typeof draftDeletedSchema>;

export const presenceFormSchema = z
  .object(
    { kind, id, editor: z.uuid(NO_EDITOR), typed: z.boolean('Please send true or false.') },
    'The message could not be read.',
  )
  .meta({ id: 'PresenceForm' });
export type PresenceForm = z.infer<typeof presenceFormSchema>;

export const othersPresentSchema = z
  .object({
    data: z.array(
      z.object({
        name: z.string().meta({ description: 'Or the email of who has given none' }),
        since: moment,
        typed_at: moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'OthersPresent' });
export type OthersPresent = z.infer<typeof othersPresentSchema>;
