import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { importAddresses } from '../../api/adminAddresses.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { ADDRESSES_KEY } from './addressesKey.ts';

const words = admin.addresses.file;

export interface ImportRefusal {
  sentence: string;
  /** One for each line that is wrong. */
  problems: string[];
}

export function useImport(csv: string, onDone: () => void) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<ImportRefusal>();
  const { submit, isSending } = useSubmit(async () => {
    setRefusal(undefined);
    try {
      const { data } = await adminCall((token) => importAddresses(token, csv));
      toast.success(words.done(data.added, data.changed, data.unchanged));
      onDone();
    } catch (error) {
      if (error instanceof SessionOver) return;
      setRefusal(refusalOf(error));
    } finally {
      void loadAgain(client, ADDRESSES_KEY);
    }
  });
  async function read(file: File | undefined): Promise<string> {
    try {
      return (await file?.text()) ?? '';
    } catch {
      setRefusal({ sentence: words.unreadable, problems: [] });
      return '';
    }
  }
  return { submit, refusal, isSending, read };
}

function refusalOf(error: unknown): ImportRefusal {
  const sentence = sentenceOf(error, words.failed, admin.lost);
  const messages = error instanceof ApiError ? Object.values(error.messages) : [];
  return { sentence, problems: messages.filter((message) => message !== sentence) };
}
