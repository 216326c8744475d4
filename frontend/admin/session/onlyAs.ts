import { accountOf } from './accountOf.ts';

/** Another tab has signed in as somebody else meanwhile. */
class OtherAccount extends Error {}

/** For what waits to be sent. @throws OtherAccount */
export function onlyAs<Answer>(account: string | undefined, call: (token: string) => Promise<Answer>) {
  return async (token: string): Promise<Answer> => {
    if (accountOf(token) !== account) throw new OtherAccount();
    return call(token);
  };
}
