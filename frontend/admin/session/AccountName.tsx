/** For password managers. */
export function AccountName({ email }: { email: string | undefined }) {
  return <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
