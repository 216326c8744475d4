import { z } from 'zod';
import { publicationFields, restoredFrom } from '../../publication/publication-form.schema.js';
import { projectKind } from '../project-kind.js';
import { documentedContentSchema } from './project-admin.schema.js';

export const projectFormSchema = z
  .object(
    {
      slug: z
        .string('Please send one text here.')
        .max(200, 'The slug may have at most 200 characters.')
        .nullish()
        .meta({ description: 'Made from the title when it is blank; one that is missing stays' }),
      ...publicationFields(projectKind),
      restored_from: restoredFrom,
      content: documentedContentSchema,
    },
    'The form could not be read.',
  )
  .meta({ id: 'ProjectForm' });
export type ProjectForm = z.infer<typeof projectFormSchema>;

const ids = 'Please send the ids of all projects in their order.';
const orderedIds = z.array(z.int32(ids), ids).max(10_000, ids);
export const projectOrderSchema = z
  .object(
    {
      ids: orderedIds,
      before: orderedIds
        .optional()
        .meta({ description: 'Their order as it was shown: refused with 409 when it is another by now' }),
    },
    ids,
  )
  .meta({ id: 'ProjectOrder' });
export type ProjectOrder = z.infer<typeof projectOrderSchema>;
