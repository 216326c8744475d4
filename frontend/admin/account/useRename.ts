import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { renameAccount } from '../../api/adminAccount.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { textIn } from '../kit/fields/textIn.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { TOKEN_KEY } from '../roles/tokenKey.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';

const words = admin.account.name;

/** What is refused is said at the field, which gets the focus. */
export function useRename() {
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string>();
  const { submit, isSending } = useSubmit(async (form) => {
    try {
      await adminCall((token) => renameAccount(token, textIn(form, 'name')));
      setWrong(undefined);
      toast.success(words.saved);
    } catch (error) {
      if (error instanceof SessionOver) return;
      const atField = error instanceof ApiError ? error.messages['name'] : undefined;
      flushSync(() => setWrong(atField));
      if (!atField) toast.error(sentenceOf(error, words.failed, admin.lost));
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    } finally {
      void loadAgain(client, TOKEN_KEY);
    }
  });
  return { submit, wrong, isSending };
}
