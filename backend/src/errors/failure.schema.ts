import { z } from 'zod';
import { editConflictSchema } from './edit-conflict.schema.js';

export const failureSchema = z
  .object({
    message: z.string().meta({ description: 'For the person who reads it.' }),
    messages: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong, by field.' }),
    conflict: editConflictSchema.optional(),
    reason: z.string().optional().meta({ description: 'For programs, where the status is not enough.' }),
    error: z.string().optional().meta({ description: 'Under /api/admin: the same as message.' }),
  })
  .meta({ id: 'Failure' });
