import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { readSingleSignOn } from '../../api/adminSignIn.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { keepAskedPage } from './askedPage.ts';

/** Only where a provider is configured. */
export function SingleSignOnLink() {
  const { data } = useQuery({
    queryKey: ['single sign-on'],
    queryFn: ({ signal }) => readSingleSignOn(signal),
  });
  const { state } = useLocation();
  if (!data?.name) return null;
  return (
    <ButtonLink line href="/api/admin/single-sign-on/start" onClick={() => keepAskedPage(state)}>
      {admin.signIn.singleSignOn.submit(data.name)}
    </ButtonLink>
  );
}
