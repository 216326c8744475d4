import {
  type PublicKeyCredentialCreationOptionsJSON,
  WebAuthnError,
  startRegistration,
} from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addPasskey, passkeyOptions } from '../../../api/adminAccount.ts';
import { sentenceOf } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { deviceOf } from '../../../content/deviceOf.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useFactorReload } from '../factor/useSecondFactor.ts';

const words = admin.account.passkeys;

export const PASSKEYS_KEY = ['passkeys'];

export function useAddPasskey() {
  const client = useQueryClient();
  const reload = useFactorReload();
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  async function register(challengeId: string, optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
    setBusy(true);
    try {
      const credential = await startRegistration({ optionsJSON });
      const name = deviceOf(navigator.userAgent).name;
      const made = await adminCall((token) =>
        addPasskey(token, { challenge_id: challengeId, credential, name }),
      );
      setCodes(made.recovery_codes);
      toast.success(words.added);
      reload();
      await loadAgain(client, PASSKEYS_KEY);
    } catch (error) {
      if (!(error instanceof SessionOver)) toast.error(whyNot(error));
    }
    setBusy(false);
  }
  return {
    isBusy,
    codes,
    forgetCodes: () => setCodes(undefined),
    /** The device asks after the password was right, in a window of its own. */
    begin: async (password: string) => {
      const { challenge_id: id, options } = await adminCall((token) => passkeyOptions(token, password));
      void register(id, options);
    },
  };
}

function whyNot(error: unknown): string {
  const isPresent =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  if (isPresent) return words.present;
  const isStopped = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isStopped ? words.stopped : sentenceOf(error, words.notAdded);
}
