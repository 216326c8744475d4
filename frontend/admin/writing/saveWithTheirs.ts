import { ApiError } from '../../api/ApiError.ts';

const MOST_TIMES = 3;

interface Acts<Save, Answer> {
  send: (save: Save) => Promise<Answer>;
  /** @returns it with what somebody else has saved meanwhile; undefined where a person must decide */
  combine: (save: Save) => Promise<Save | undefined>;
}

/** Again with what others have saved meanwhile, for as long as nobody needs to be asked. */
export async function saveWithTheirs<Save, Answer>(
  save: Save,
  acts: Acts<Save, Answer>,
  left = MOST_TIMES,
): Promise<{ answer: Answer; sent: Save }> {
  try {
    return { answer: await acts.send(save), sent: save };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.conflict !== undefined;
    const combined = isConflict && left > 0 ? await acts.combine(save) : undefined;
    if (!combined) throw error;
    return saveWithTheirs(combined, acts, left - 1);
  }
}
