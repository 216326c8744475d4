import { sectionNames, sectionsSchema } from 'content/schemas/sections';
import { z } from 'zod';

export const contentSchema = sectionsSchema.partial().meta({
  id: 'Content',
  description: 'The words that staff changed, by section; all others are in the files',
});
export type Content = z.infer<typeof contentSchema>;

export const contentAnswerSchema = z.object({ data: contentSchema }).meta({ id: 'ContentAnswer' });
export type ContentAnswer = z.infer<typeof contentAnswerSchema>;

export const contentPreviewSchema = contentAnswerSchema
  .extend({ section: z.enum(sectionNames).meta({ description: 'What is shown before it is saved' }) })
  .meta({ id: 'ContentPreview' });
export type ContentPreviewAnswer = z.infer<typeof contentPreviewSchema>;
