import { type EnquiryFilter, exportEnquiries } from '../../../api/adminEnquiries.ts';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { saveFile } from '../../kit/saveFile.ts';

const words = admin.enquiries;

export function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => exportEnquiries(token, filter),
    failed: words.exportFailed,
  });
  const download = async () => {
    const file = await run();
    if (file) saveFile(file, words.exportFile);
  };
  return (
    <Button line isBusy={isBusy} onClick={() => void download()}>
      {words.export}
    </Button>
  );
}
