import { changeDesk, type DeskFields } from '../../api/adminDesk.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

interface DeskChange {
  id: string;
  fields: DeskFields;
  /** As it was seen, so that a change by somebody else is not overwritten. */
  from: DeskFields;
}

/** @param failed shown when the backend sends no sentence */
export function useDeskChange(failed: string) {
  return useAdminMutation({
    change: (token, { id, fields, from }: DeskChange) => changeDesk(token, id, fields, from),
    failed,
    invalidates: ['today'],
  });
}
