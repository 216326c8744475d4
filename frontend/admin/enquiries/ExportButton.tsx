import { type EnquiryFilter, exportEnquiries } from '../../api/adminEnquiries.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.enquiries;

export function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => exportEnquiries(token, filter),
    failed: words.exportFailed,
  });
  const download = async () => {
    const file = await run();
    if (file) save(file);
  };
  return (
    <Button line isBusy={isBusy} onClick={() => void download()}>
      {words.export}
    </Button>
  );
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = words.exportFile;
  link.click();
  URL.revokeObjectURL(link.href);
}
