import { studioClock } from '../studio/studio-moment.js';
import type { Session } from './session.entity.js';

/** @returns a line each for the operator's terminal, by the studio's clock */
export function showSessions(sessions: Session[]): string[] {
  return sessions.map(({ id, device, network, createdAt, lastUsedAt, isNewPlace }) =>
    [
      id,
      device ?? 'A browser',
      network ?? 'unknown network',
      `since ${studioClock(createdAt)}`,
      `last used ${studioClock(lastUsedAt)}`,
      isNewPlace ? '(first time from there)' : '',
    ]
      .filter(Boolean)
      .join('  '),
  );
}
