import { toast } from 'react-hot-toast/headless';
import { type EnquiryFilter, exportEnquiries } from '../../../api/adminEnquiries.ts';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { TOAST_FIGURES_MS } from '../../../content/business-constants.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { saveFile } from '../../kit/saveFile.ts';

const words = admin.enquiries;

export function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => exportEnquiries(token, filter),
    failed: words.exportFailed,
  });
  const download = async () => {
    const made = await run();
    if (!made) return;
    saveFile(made.file, words.exportFile);
    const { rows, leftOut } = made;
    if (!Number.isNaN(rows)) toast.success(words.exported(rows, leftOut), { duration: TOAST_FIGURES_MS });
  };
  return (
    <Button line isBusy={isBusy} onClick={() => void download()}>
      {words.export}
    </Button>
  );
}
