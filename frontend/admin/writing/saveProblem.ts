import { toast } from 'react-hot-toast/headless';
import { ApiError, type FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';

export interface SaveProblem {
  messages: FieldMessages;
  sentence: string;
  isUnreachable: boolean;
  /** Somebody has deleted the post meanwhile. */
  isGone: boolean;
  /** Somebody else has saved the post meanwhile: the sentence tells who and when. */
  conflict?: { id: string; sentence: string } | undefined;
}

export function problemOf(
  error: unknown,
  id: string | undefined,
  failed = admin.toasts.saveError,
): SaveProblem {
  if (!(error instanceof ApiError)) {
    // As from fetch without a network, or without an answer.
    const isUnreachable = error instanceof TypeError || error instanceof DOMException;
    return { messages: {}, sentence: failed, isUnreachable, isGone: false };
  }
  const { messages, sentence = failed } = error;
  // What was added before its answer was lost has an id that the form does not know.
  const saved = id ?? error.conflict?.id?.toString();
  const conflict = error.conflict && saved !== undefined ? { id: saved, sentence } : undefined;
  return { messages, sentence, isUnreachable: false, isGone: error.status === 404, conflict };
}

/** Undefined once every field that was refused is corrected. */
export function withoutCorrected(problem: SaveProblem, refused: FieldMessages): SaveProblem | undefined {
  const named = Object.entries(problem.messages);
  const left = named.filter(([field, message]) => refused[field] === message);
  if (left.length === named.length) return problem;
  if (left.length === 0) return undefined;
  const isOfAll = problem.sentence === named.map(([, message]) => message).join(' ');
  const sentence = isOfAll ? left.map(([, message]) => message).join(' ') : problem.sentence;
  return { ...problem, messages: Object.fromEntries(left), sentence };
}

/** Of the last failure. */
let shown: string[] = [];

/** Not for a conflict, which opens a dialog. @param inAll in place of each, where a list names them */
export function showToasts({ messages, sentence, conflict }: SaveProblem, inAll?: string): void {
  if (conflict) return;
  const wrong = Object.values(messages);
  const each = inAll !== undefined && wrong.length > 0 ? [inAll] : wrong;
  shown = (each.length > 0 ? each : [sentence]).map((message) => toast.error(message));
}

/** Before another attempt, which may put them right. */
export function dismissToasts(): void {
  for (const id of shown) toast.dismiss(id);
}
