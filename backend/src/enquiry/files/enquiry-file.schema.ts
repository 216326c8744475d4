import { z } from 'zod';

export const PDF = 'application/pdf';
export const JPEG = 'image/jpeg';

export const enquiryFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum([JPEG, PDF]),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    is_kept: z
      .boolean()
      .meta({ description: 'False when it could not be stored: then the visitor has to be asked for it' }),
  })
  .meta({ id: 'EnquiryFile' });
export type WireEnquiryFile = z.infer<typeof enquiryFileSchema>;
