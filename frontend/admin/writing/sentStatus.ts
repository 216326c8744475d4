import type { Publication } from '../draft/presentStatus.ts';

/** As the save has it, but for a time that was chosen since: what is not scheduled has none. */
export function sentStatus(
  { status: present, publish_at }: Publication,
  { status, publish_at: sent }: Publication,
): Publication {
  return { status, publish_at: status === 'scheduled' && present === 'scheduled' ? publish_at : sent };
}
