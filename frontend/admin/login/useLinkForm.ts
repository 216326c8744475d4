import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '../../api/wire.gen.ts';
import { beginSession } from '../session/beginSession.ts';
import { useFormCall } from '../session/useFormCall.ts';
import type { MailLinkState } from './useMailLink.ts';

/** Uses the link of a mail up and signs in. The sign-in page then leads on, or asks for the second step. */
export function useLinkForm(
  link: Pick<MailLinkState, 'token' | 'untilOver'>,
  email: string,
  call: (form: FormData) => Promise<SignInAnswer>,
) {
  const navigate = useNavigate();
  return useFormCall((form) =>
    link.untilOver(async () => {
      form.set('token', link.token ?? '');
      await beginSession(() => call(form), email);
      await navigate('/login', { replace: true });
    }),
  );
}
