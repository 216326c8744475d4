import { studioOffset } from './hours/studioOffset.ts';

/** Of a post, as programs read them: its day begins at the studio, and no change is older than that. */
export function momentsOf({ date_at, updated_at }: { date_at: string; updated_at: string }) {
  const midnight = `${date_at}T00:00:00`;
  const published = `${midnight}${studioOffset(midnight)}`;
  return { published, updated: Date.parse(updated_at) < Date.parse(published) ? published : updated_at };
}
