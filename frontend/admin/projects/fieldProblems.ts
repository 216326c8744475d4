import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { type ProjectDraft, numberOf } from '../draft/projectDraft.ts';
import { momentProblem } from '../writing/momentProblem.ts';

const words = admin.projects;

/** What the server could not even read, by path; the rest it judges itself. */
export function fieldProblems(draft: ProjectDraft): FieldMessages {
  const { cost, size_sqft, year, weeks } = draft;
  const figures = { size_sqft, year, weeks, 'cost.low': cost.low, 'cost.high': cost.high };
  const wrong = Object.entries(figures).filter(([, typed]) => Number.isNaN(numberOf(typed)));
  return {
    ...(draft.title.trim() === '' && { title: words.titleMissing }),
    ...momentProblem(draft),
    ...Object.fromEntries(
      wrong.map(([path]) => [path, path.startsWith('cost.') ? words.lakhWrong : words.numberWrong]),
    ),
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
