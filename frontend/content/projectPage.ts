import words from './project-page.json' with { type: 'json' };
import { formatNumber } from './formatNumber.ts';
import type { ProjectPageContent } from './schemas/project-page.ts';

export const projectPage: ProjectPageContent = words;

/** A sentence whose number is a word while it is small. */
export function countedInWords(sentence: { one: string; other: string }, n: number): string {
  if (n === 1) return sentence.one;
  const word = projectPage.numbers[n] ?? formatNumber(n);
  return sentence.other.replace('{n}', sentence.other.startsWith('{n}') ? capitalised(word) : word);
}

export function formatLakh(low: number, high: number): string {
  const { one, range } = projectPage.money;
  const [from, to] = [formatNumber(low), formatNumber(high)];
  return (low === high ? one : range).replace('{low}', from).replace('{high}', to);
}

export function formatWeeks(weeks: number): string {
  const { one, other } = projectPage.weeks;
  return weeks === 1 ? one : other.replace('{n}', formatNumber(weeks));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
