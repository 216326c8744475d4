import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers, costRange } from '../../../content/costRange.ts';
import { formatNumber } from '../../../content/formatNumber.ts';
import { costWords as words } from '../../../content/range.ts';

type Figured = ReturnType<typeof costRange<Comparable>>;

const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => `${values[name] ?? blank}`);

/** "a home of 1,500 sq ft, middle grade" */
export function askedFor({ type, size, grade }: Answers): string {
  return fill(words.asked, {
    one: words.one[type],
    size: formatNumber(size),
    grade: words.grades[grade],
  });
}

export const answerFor = (answers: Answers): string => fill(words.answerFor, { asked: askedFor(answers) });

export function figureOf({ low, high }: NonNullable<Figured['range']>): string {
  return fill(words.answer, { low: formatNumber(low), high: formatNumber(high) });
}

export function tooFew({ type }: Answers, { comparable }: Figured): string {
  const { zero, one, two, more } = words.few;
  const n = comparable.length;
  return fill([zero, one, two][n] ?? more, {
    n,
    one: words.one[type],
    kind: words.kind[type],
    kinds: words.kinds[type],
  });
}

export function basisOf({ type }: Answers, { comparable }: Figured): string {
  const years = comparable.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const sentence = from === to ? words.basisOneYear : words.basis;
  return fill(sentence, { n: comparable.length, kinds: words.kinds[type], from, to });
}

/** What an enquiry about it begins with. */
export function questionOf(answers: Answers, range: Figured['range']): string {
  const sentence = range ? words.askMessage : words.askMessageFew;
  return fill(sentence, { asked: askedFor(answers), ...range });
}

export const dotName = (title: string, { size_sqft, lakh }: Comparable): string =>
  fill(words.chart.dot, { title, size: formatNumber(size_sqft), lakh: formatNumber(lakh) });
