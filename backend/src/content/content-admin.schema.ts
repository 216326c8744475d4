import { sectionNames, sectionsSchema } from 'content/schemas/sections';
import { z } from 'zod';
import { restoredFrom } from '../publication/publication-form.schema.js';

const value = z.unknown().meta({
  description: 'As the schema of its section says, which is named in title',
  oneOf: sectionNames.map((title) => ({
    title,
    ...z.toJSONSchema(sectionsSchema.shape[title], { target: 'openapi-3.0' }),
  })),
});

export const adminSectionSchema = z
  .object({
    name: z.enum(sectionNames),
    value,
    version: z.int().meta({ description: '0: as in the content file' }),
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable().meta({ description: 'Email of who saved it last' }),
  })
  .meta({ id: 'AdminSection' });
export type AdminSection = z.infer<typeof adminSectionSchema>;

export const adminSectionsSchema = z
  .object({ data: z.array(adminSectionSchema) })
  .meta({ id: 'AdminSections' });
export type AdminSectionsAnswer = z.infer<typeof adminSectionsSchema>;

const NO_FORM = 'The form could not be read.';

export const previewFormSchema = z.object({ value }, NO_FORM).meta({ id: 'SectionPreviewForm' });
export type PreviewForm = z.infer<typeof previewFormSchema>;

const noVersion = 'The version must be a whole number.';

export const sectionFormSchema = previewFormSchema
  .extend({
    version: z.int32(noVersion).min(0, noVersion),
    restored_from: restoredFrom,
  })
  .meta({ id: 'SectionForm' });
export type SectionForm = z.infer<typeof sectionFormSchema>;

export const sectionSavedSchema = z
  .object({ status: z.literal(true), message: z.string(), data: adminSectionSchema })
  .meta({ id: 'SectionSaved' });
export type SectionSaved = z.infer<typeof sectionSavedSchema>;

const contentPreviewLinkSchema = z
  .object({
    path: z.string().meta({ description: 'Below the origin of the site' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'ContentPreviewLink' });
export type ContentPreviewLink = z.infer<typeof contentPreviewLinkSchema>;

export const contentPreviewLinkMadeSchema = z
  .object({ data: contentPreviewLinkSchema })
  .meta({ id: 'ContentPreviewLinkMade' });
export type ContentPreviewLinkMade = z.infer<typeof contentPreviewLinkMadeSchema>;
