import type { Session } from '../session.entity.js';
import type { ListedSession } from './sessions.schema.js';

/** As the holder of the session `asking` sees it. */
export function toListedSession(session: Session, asking: Session, country: string | null): ListedSession {
  const isHere = session.network !== null && session.network === asking.origin?.network;
  return {
    id: session.id,
    device: session.device ?? 'A browser',
    place: isHere ? 'this network' : 'another network',
    country,
    first_used_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_this: session.id === asking.id,
    is_new_place: session.isNewPlace,
  };
}
