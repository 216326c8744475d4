import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { removeAddress, saveAddress } from '../../api/adminAddresses.ts';
import { sentenceOf } from '../../api/ApiError.ts';
import type { LeadingAddress, RedirectSaved } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { ADDRESSES_KEY } from './addressesKey.ts';

export type AddressBefore = Pick<LeadingAddress, 'from' | 'to' | 'why'>;
type Saved = RedirectSaved['data'];

/** Outlives the dialog in which it was saved. @param before undefined for an address that was added */
export function useTakeBack(before: AddressBefore | undefined) {
  const client = useQueryClient();
  const call = (token: string, { from, to }: Saved) =>
    before
      ? saveAddress(token, { from, to: before.to, why: before.why, before: to, is_undo: true })
      : removeAddress(token, from);
  return async (saved: Saved): Promise<void> => {
    try {
      await adminCall((token) => call(token, saved));
    } catch (error) {
      if (!(error instanceof SessionOver)) toast.error(sentenceOf(error, admin.addresses.undone, admin.lost));
    }
    await loadAgain(client, ADDRESSES_KEY);
  };
}
