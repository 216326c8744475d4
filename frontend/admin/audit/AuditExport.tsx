import { type AuditFilter, exportAudit } from '../../api/adminAudit.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { saveFile } from '../kit/saveFile.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.audit;

export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => exportAudit(token, filter),
    failed: words.notMade,
  });
  const download = async () => {
    const file = await run();
    if (file) saveFile(file, words.file);
  };
  return (
    <Button line isBusy={isBusy} onClick={() => void download()}>
      {words.download}
    </Button>
  );
}
