import { accountOf } from './accountOf.ts';
import { useSession } from './useSession.ts';

export function sessionAccount(): string | undefined {
  return accountOf(useSession.getState().session?.token);
}
