import { WebAuthnError, startRegistration } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addPasskey, passkeyOptions, readSecondFactor } from '../../../api/adminAccount.ts';
import { mayBeDone, sentenceOf } from '../../../api/ApiError.ts';
import type { PasskeyOptions, SecondFactor } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { deviceOf } from '../../../content/deviceOf.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useFactorReload } from '../factor/useSecondFactor.ts';

const words = admin.account.passkeys;

export const PASSKEYS_KEY = ['passkeys'];

export function useAddPasskey() {
  const client = useQueryClient();
  const reloadFactor = useFactorReload();
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const reload = () => {
    reloadFactor();
    return loadAgain(client, PASSKEYS_KEY);
  };
  async function register({ challenge_id, options: optionsJSON }: PasskeyOptions, before: SecondFactor) {
    setBusy(true);
    try {
      const credential = await startRegistration({ optionsJSON });
      const form = { challenge_id, credential, name: deviceOf(navigator.userAgent).name };
      const added = await adminCall((token) => addPasskey(token, form)).catch(orLost(before));
      if (added?.recovery_codes) setCodes(added.recovery_codes);
      if (added || hasFactor(before)) toast.success(words.added);
      else toast.error(words.codesLost, { duration: Infinity });
      await reload();
    } catch (error) {
      if (!(error instanceof SessionOver)) {
        toast.error(whyNot(error));
        await reload();
      }
    }
    setBusy(false);
  }
  return {
    isBusy,
    codes,
    forgetCodes: () => setCodes(undefined),
    /** The device asks after the password was right, in a window of its own. */
    begin: async (password: string) => {
      const [question, before] = await Promise.all([
        adminCall((token) => passkeyOptions(token, password)),
        adminCall(readSecondFactor),
      ]);
      void register(question, before);
    },
  };
}

/** @returns undefined when the passkey is there: the answer alone was lost @throws the error when it is not */
function orLost(before: SecondFactor) {
  return async (error: unknown): Promise<undefined> => {
    if (error instanceof SessionOver || !mayBeDone(error)) throw error;
    const after = await adminCall(readSecondFactor);
    if (after.passkeys <= before.passkeys) throw error;
  };
}

function hasFactor({ app, passkeys }: SecondFactor): boolean {
  return app !== null || passkeys > 0;
}

function whyNot(error: unknown): string {
  const isPresent =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  if (isPresent) return words.present;
  const isStopped = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isStopped ? words.stopped : sentenceOf(error, words.notAdded);
}
