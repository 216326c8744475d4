import { useContext } from 'react';
import { StaffContext } from '../kit/useRole.ts';

/** For password managers. @param email of who is not signed in yet */
export function AccountName({ email }: { email?: string | undefined }) {
  const staff = useContext(StaffContext);
  return <input type="email" autoComplete="username" value={email ?? staff?.email ?? ''} readOnly hidden />;
}
