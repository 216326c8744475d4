import { z } from 'zod';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

const dateProblem = 'Please enter a date that exists, as year, month and day: 2025-12-31.';

const fields = {
  heading: line('The title', 200),
  short_description: line('The short description', 1000),
  date_at: text()
    .transform((day) => day.trim())
    .pipe(z.literal('').or(z.iso.date(dateProblem).refine(isInReach, dateProblem)))
    .nullish(),
  alt: line('The alt tag', 300),
  slug: line('The slug', 200),
  description: text()
    .transform((html) => html.replaceAll(/[\0\p{Cs}]/gu, ''))
    .nullish(),
  meta_title: line('The meta title', 200),
  meta_description: line('The meta description', 500),
  meta_keywords: line('The meta keywords', 500),
};

/** The text fields of the blog form. A field that is missing is blank in a new post and unchanged in an old one. */
export const postFormSchema = z.object(fields, 'The form could not be read.').meta({ id: 'PostForm' });
export type PostForm = z.infer<typeof postFormSchema>;

/** One line: line breaks, control characters and halves of surrogate pairs become spaces. */
function line(label: string, longest: number) {
  return text()
    .transform((typed) => typed.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(longest, `${label} may have at most ${longest} characters.`))
    .nullish();
}

function text() {
  return z.string('Please send one text here.');
}

function isInReach(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}
