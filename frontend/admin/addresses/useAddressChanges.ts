import { toast } from 'react-hot-toast/headless';
import { leaveOutMissed, removeAddress, saveAddress } from '../../api/adminAddresses.ts';
import type { LeadingAddress, MissedAddress, RedirectForm } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { ADDRESSES_KEY } from './addressesKey.ts';

const words = admin.addresses;

export type AddressChanges = ReturnType<typeof useAddressChanges>;

/** Each can be taken back. */
export function useAddressChanges() {
  const invalidates = ADDRESSES_KEY;
  const save = useAdminMutation({ change: saveAddress, failed: words.notSaved, invalidates });
  const remove = useAdminMutation({ change: removeAddress, failed: words.leading.notRemoved, invalidates });
  const leaveOut = useAdminMutation({
    change: (token, path: string) => leaveOutMissed(token, path, true),
    failed: words.missed.notLeftOut,
    invalidates,
  });
  const takeIn = useAdminMutation({
    change: (token, path: string) => leaveOutMissed(token, path, false),
    failed: words.missed.notTakenIn,
    invalidates,
  });
  return {
    isBusy: save.isBusy || remove.isBusy || leaveOut.isBusy || takeIn.isBusy,
    async leadOn({ path, suggestion, leads_to: before = null }: MissedAddress): Promise<void> {
      if (!suggestion || !(await save.run({ ...rule(path, suggestion.to), before }))) return;
      const back = before !== null && { ...rule(path, before), before: suggestion.to, is_undo: true };
      undoToast(words.leads(path, suggestion.title), () => void (back ? save.run(back) : remove.run(path)));
    },
    async remove({ from, to, why, kind }: LeadingAddress): Promise<void> {
      if (!(await remove.run(from))) return;
      const before = { ...rule(from, to, kind === 'slug' ? words.leading.slug(null) : why), is_undo: true };
      undoToast(words.leading.removed(from), () => void save.run(before));
    },
    async leaveOut(path: string): Promise<void> {
      if (!(await leaveOut.run(path))) return;
      undoToast(words.missed.leftOut(path), () => void takeIn.run(path));
    },
    async takeIn(path: string): Promise<void> {
      if (await takeIn.run(path)) toast.success(words.missed.takenIn(path));
    },
  };
}

/** Refused where somebody else has let the address lead on meanwhile. */
function rule(from: string, to: string, why = ''): RedirectForm {
  return { from, to, why, before: null };
}
