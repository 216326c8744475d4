import * as z from 'zod';
import { counted, text } from './text.ts';

const grade = z.strictObject({ name: text, line: text.optional() });

/** The words around what staff write about a project. */
export const projectPageSchema = z.strictObject({
  crumbs: z.strictObject({ home: text, projects: text }),
  inShort: text,
  facts: z.strictObject({
    place: text,
    type: text,
    size: text,
    year: text,
    site: text,
    grade: text,
    cost: text,
  }),
  types: z.strictObject({ home: text, office: text, institution: text }),
  weeks: counted,
  grades: z.strictObject({ plain: grade, middle: grade, full: grade }),
  sampleFigures: text,
  sampleNames: text,
  allPictures: counted,
  compareTitle: text,
  compareRange: text,
  compareValue: text,
  planTitle: text,
  materials: counted,
  costTitle: text,
  costMore: text,
  money: z.strictObject({ one: text, range: text }),
  scaleEnd: text,
  scaleNote: counted,
  scaleAlt: text,
  scaleOthers: counted,
  included: text,
  excluded: text,
  lookingBack: text,
  againTitle: text,
  differentTitle: text,
  creditsTitle: text,
  relatedTitle: text,
  others: text,
  previous: text,
  next: text,
  enquireTitle: text,
  /** For a project whose staff wrote no line of its own. */
  enquireText: text.optional(),
  enquire: text,
  whatsapp: text,
  whatsappText: text,
  /** From nought; larger numbers are written in figures. */
  numbers: z.array(text),
});
export type ProjectPageContent = z.infer<typeof projectPageSchema>;
