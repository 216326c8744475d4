import * as z from 'zod/mini';

export const projectCosts = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      size_sqft: z.number(),
      grade: z.string(),
      year: z.number(),
      lakh: z.number(),
      place: z.string(),
      slug: z.nullable(z.string()),
      title: z.nullable(z.string()),
    }),
  ),
});
