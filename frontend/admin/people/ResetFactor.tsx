import { toast } from 'react-hot-toast/headless';
import { resetSecondFactor } from '../../api/adminPeople.ts';
import type { Person } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { PEOPLE_KEY } from './usePeople.ts';

const words = admin.people.factor;

export function ResetFactor({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => resetSecondFactor(token, id),
    failed: admin.people.notDone,
    invalidates: PEOPLE_KEY,
  });
  const reset = async () => {
    if (await run()) toast.success(words.wasReset(name));
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.resetTitle(name)}
      yes={words.resetYes}
      no={words.resetNo}
      isDanger
      isBusy={isBusy}
      onYes={() => void reset()}
      onClose={onClose}
    >
      <p>{words.resetHelp}</p>
    </ConfirmDialog>
  );
}
