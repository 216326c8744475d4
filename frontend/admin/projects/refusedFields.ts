import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { byDraftPath } from './fieldProblems.ts';

const words = admin.projects;
const labels: Partial<Record<string, string>> = {
  ...words.labels,
  'cost.low': words.cost.low,
  'cost.high': words.cost.high,
};
const rowNames: Partial<Record<string, (number: number) => string>> = {
  passages: words.passages.name,
  pictures: words.pictures.name,
  pairs: words.pairs.name,
};

export interface RefusedField {
  /** In the draft. */
  path: string;
  text: string;
}

/** What the server refused, each with the name of its field. */
export function refusedFields(messages: FieldMessages): RefusedField[] {
  return Object.entries(byDraftPath(messages)).map(([path, message]) => ({
    path,
    text: textOf(path, message),
  }));
}

function textOf(path: string, message: string): string {
  const [list = '', ...rest] = path.split('.');
  const row = rest.map(Number).find(Number.isInteger);
  const label = labels[path] ?? labels[list];
  if (row === undefined) return label ? `${label}: ${message}` : message;
  const name = rowNames[list]?.(row + 1);
  return name ? `${name}: ${message}` : `${label ?? list}. ${words.ofLine(row + 1, message)}`;
}
