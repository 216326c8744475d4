import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { saveAddress } from '../../api/adminAddresses.ts';
import { ApiError, type FieldMessages, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { ADDRESSES_KEY } from './addressesKey.ts';
import { fieldIn } from './fieldIn.ts';
import { type AddressBefore, useTakeBack } from './useTakeBack.ts';

const words = admin.addresses;

/**
 * A form whose fields are `from` and `to`. What is refused is said at its field, which gets the focus.
 * @param before the address that is changed, or undefined for a new one
 */
export function useSaveAddress(before: AddressBefore | undefined, onSaved: () => void) {
  const client = useQueryClient();
  const takeBack = useTakeBack(before);
  const [messages, setMessages] = useState<FieldMessages>({});
  const { submit, isSending } = useSubmit(async (form) => {
    const [from, to] = [fieldIn(form, 'from'), fieldIn(form, 'to')];
    const typed = { from: from?.value ?? '', to: to?.value ?? '' };
    try {
      const { data } = await adminCall((token) =>
        saveAddress(token, { ...typed, why: '', before: before?.to ?? null }),
      );
      setMessages({});
      undoToast(words.leads(data.from, data.to), () => void takeBack(data));
      onSaved();
      await loadAgain(client, ADDRESSES_KEY);
    } catch (error) {
      if (error instanceof SessionOver) return;
      const wrong = error instanceof ApiError ? error.messages : {};
      flushSync(() => setMessages(wrong));
      if (Object.keys(wrong).length === 0) toast.error(sentenceOf(error, words.notSaved, admin.lost));
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
      // Whoever corrects it at once need not wait for the list.
      void loadAgain(client, ADDRESSES_KEY);
    }
  });
  return { submit, messages, isSending };
}
