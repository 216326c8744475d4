import { type EnquiryFilter, exportEnquiries } from '../../api/adminEnquiries.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { useAdminAct } from '../session/useAdminAct.ts';

const words = admin.inbox;

/** The enquiries that the list shows, all pages of it, as a spreadsheet. */
export function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { run, isBusy } = useAdminAct(words.exportFailed);
  const download = async () => {
    const file = await run((token) => exportEnquiries(token, filter));
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
