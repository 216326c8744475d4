import { admin } from '../../content/admin/admin.ts';
import { formatStudioTime, studioMoment } from '../kit/time/studioTime.ts';
import { type Checked, checked, look } from './Finding.ts';

/** @param publishAt by the clock of the studio, YYYY-MM-DDTHH:MM */
export function checkLeaving(isLeaving: boolean, publishAt: string): Checked {
  const moment = isLeaving && studioMoment(publishAt);
  const at = { key: 'leaving', where: admin.check.places.moment, place: { field: 'publish_at' } };
  return checked([moment && look(at, admin.schedule.goesOff(formatStudioTime(moment)))]);
}
