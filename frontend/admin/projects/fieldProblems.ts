import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { type ProjectDraft, numberOf, sizeOf } from '../draft/projectDraft.ts';
import { momentProblem } from '../writing/momentProblem.ts';

const words = admin.projects;

/** What the server could not even read, by path; the rest it judges itself. */
export function fieldProblems(draft: ProjectDraft): FieldMessages {
  const { cost, size_sqft, year, weeks } = draft;
  const figures: [string, number | null, string][] = [
    ['size_sqft', sizeOf(size_sqft), words.sizeWrong],
    ['year', numberOf(year), words.yearWrong],
    ['weeks', numberOf(weeks), words.weeksWrong],
    ['cost.low', numberOf(cost.low), words.lakhWrong],
    ['cost.high', numberOf(cost.high), words.lakhWrong],
  ];
  const wrong = figures.filter(([, figure]) => Number.isNaN(figure));
  return {
    ...(draft.title.trim() === '' && { title: words.titleMissing }),
    ...momentProblem(draft),
    ...Object.fromEntries(wrong.map(([path, , message]) => [path, message])),
  };
}

/** The paths of the server begin at the whole request. */
export function byDraftPath(messages: FieldMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [path.replace(/^content\./, ''), message]),
  );
}

/** Without the message of a path and of all that lies below it. */
export function withoutMessages(messages: FieldMessages, settled: readonly string[]): FieldMessages {
  const isSettled = (path: string) => settled.some((one) => path === one || path.startsWith(`${one}.`));
  return Object.fromEntries(Object.entries(messages).filter(([path]) => !isSettled(path)));
}
