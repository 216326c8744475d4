import { useState } from 'react';
import { exportAddresses } from '../../api/adminAddresses.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { saveFile } from '../kit/saveFile.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { ImportDialog } from './ImportDialog.tsx';

const words = admin.addresses.file;

export function AddressFile() {
  const [isImporting, setImporting] = useState(false);
  const { run, isBusy } = useAdminMutation({ change: exportAddresses, failed: words.notMade });
  const download = async () => {
    const file = await run();
    if (file) saveFile(file, words.name);
  };
  return (
    <DialogActions>
      <Button line onClick={() => setImporting(true)}>
        {words.open}
      </Button>
      <Button line isBusy={isBusy} onClick={() => void download()}>
        {words.save}
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </DialogActions>
  );
}
