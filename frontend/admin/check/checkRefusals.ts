import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { type Checked, checked, stop } from './Finding.ts';

const { found, places } = admin.check;

/** What the last save was refused for, such as a slug that somebody else has, until it is changed. */
export function checkRefusals(messages: FieldMessages): Checked {
  return checked(
    Object.entries(messages).map(([field, message]) =>
      stop(
        { key: `refused ${field}`, where: field === 'slug' ? places.slug : places.field, place: { field } },
        { lead: found.refused, text: message },
      ),
    ),
  );
}
