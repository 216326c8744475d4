import type { ValidToken } from '../../api/wire.gen.ts';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { formatStudioDay } from '../kit/time/studioTime.ts';

/** From when on only the account opens to somebody who has no second factor yet; undefined where none is asked. */
export function useFactorDue(staff: ValidToken | undefined) {
  const now = useCurrentMinute();
  const due = staff?.second_factor_due_at;
  if (!due) return undefined;
  return { day: formatStudioDay(due), isOver: now >= Date.parse(due) };
}
