import type { DraftKind } from '../draft/DraftKind.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import { type LocalCopy, readCopies } from './localCopy.ts';

/** And those from before copies belonged to somebody. */
export function readOwnCopies<Draft>(kind: Pick<DraftKind<Draft>, 'prefix' | 'schema'>): LocalCopy<Draft>[] {
  const own = sessionAccount();
  return readCopies(localStorage, kind, Date.now()).filter(({ account = own }) => account === own);
}
