import { ApiError } from '../../api/ApiError.ts';
import { askForPasskey, givePasskey } from '../../api/adminSignIn.ts';
import { admin } from '../../content/admin/admin.ts';
import { beginSession } from '../session/beginSession.ts';
import { describeFailure } from '../session/useFormCall.ts';

interface Asked {
  ticket?: string;
  remember?: 'true' | undefined;
  email?: string | undefined;
}

/** Without a ticket the passkey is the only step. */
export async function signInWithPasskey({ ticket, remember, email }: Asked = {}): Promise<void> {
  const { challenge_id, options } = await askForPasskey(ticket);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options });
  await beginSession(() => givePasskey({ challenge_id, credential, ticket, remember }), email);
}

/** The browser fails in one way for a refusal, a long wait and a passkey that is not there. */
export function describePasskey(error: unknown): string {
  const isOfCall = error instanceof ApiError || error instanceof TypeError;
  return isOfCall ? describeFailure(error) : admin.signIn.passkey.failed;
}
