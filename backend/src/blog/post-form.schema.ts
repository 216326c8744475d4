import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import { nameInPath } from '../pictures/picture-name.js';
import {
  isInReach,
  publicationFields,
  restoredFrom,
  unlessBlank,
} from '../publication/publication-form.schema.js';
import { blogKind } from './blog-kind.js';
import { isCategory } from './is-category.js';

const dateProblem = 'Please enter a date that exists, as year, month and day: 2025-12-31.';
const focalProblem = 'Please send a whole number from 0 to 100.';
const pathProblem = 'This is no picture of this site.';
const flagProblem = 'Please send true or false.';

const fields = {
  heading: line('The title', 200),
  short_description: line('The short description', 1000),
  date_at: text()
    .transform((day) => day.trim())
    .pipe(z.literal('').or(z.iso.date(dateProblem).refine(isInReach, dateProblem)))
    .nullish(),
  alt: line('The alt tag', 300),
  is_decorative: flag('True: the main picture needs no alt tag'),
  category: line('The category', 40).refine((key) => isCategory(key), 'Please choose one of the categories.'),
  slug: line('The slug', 200),
  description: text()
    .transform((html) => html.replaceAll(/[\0\p{Cs}]/gu, ''))
    .nullish(),
  meta_title: line('The meta title', 200),
  meta_description: line('The meta description', 500),
  meta_keywords: line('The meta keywords', 500),
  focal_x: percent(),
  focal_y: percent(),
  mobile_is_cut: flag('True: a mobile picture of its own makes way for the cut from the desktop picture'),
  feature_image_cleared: flag('True: without a desktop picture, unless one is sent, nor the cut from it'),
  mb_image_cleared: flag('True: without a mobile picture, unless one is sent or cut'),
  feature_image_path: path(),
  mb_image_path: path(),
  ...publicationFields(blogKind),
  restored_from: restoredFrom,
};

/** A missing field is blank in a new post and unchanged in an old one. */
export const postFormSchema = z.object(fields, 'The form could not be read.').meta({ id: 'PostForm' });
export type PostForm = z.infer<typeof postFormSchema>;

export function requireHeading(heading: string): void {
  if (!heading) throw new ValidationError({ heading: 'Please enter a title.' });
}

/** Line breaks, control characters and lone surrogates become spaces. */
function line(label: string, maxLength: number) {
  return text()
    .transform((typed) => typed.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(maxLength, `${label} may have at most ${maxLength} characters.`))
    .nullish();
}

function flag(description: string) {
  return unlessBlank(z.boolean().or(z.stringbool(flagProblem))).meta({ description });
}

function path() {
  return unlessBlank(text().refine((sent) => nameInPath(sent) !== undefined, pathProblem)).meta({
    description: 'A stored picture, as the API names it; a file in the same form wins over it',
  });
}

function percent() {
  return unlessBlank(
    z.coerce.number(focalProblem).int(focalProblem).min(0, focalProblem).max(100, focalProblem),
  );
}

function text() {
  return z.string('Please send one text here.');
}
