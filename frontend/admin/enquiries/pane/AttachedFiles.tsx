import { readEnquiryFile } from '../../../api/adminEnquiries.ts';
import type { Enquiry, EnquiryFile } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { attachedFiles as words } from '../../../content/admin/enquiry-files.ts';
import { formatBytes } from '../../../content/formatBytes.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import styles from './AttachedFiles.module.css';
import { AttachedPicture } from './AttachedPicture.tsx';
import { saveFile } from '../../kit/saveFile.ts';

/** In the visitor's order. A PDF is only ever saved, never shown. */
export function AttachedFiles({ enquiry: { id, files } }: { enquiry: Enquiry }) {
  if (files.length === 0) return null;
  return (
    <section className={styles['files']} aria-labelledby="enquiry-files">
      <h3 id="enquiry-files">{words.title(files.length)}</h3>
      <ul className="list">
        {files.map((file) => (
          <li key={file.id}>{file.is_kept ? <Kept enquiryId={id} file={file} /> : <Lost file={file} />}</li>
        ))}
      </ul>
    </section>
  );
}

function Kept({ enquiryId, file }: { enquiryId: string; file: EnquiryFile }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => readEnquiryFile(token, enquiryId, file.id),
    failed: words.failed,
  });
  const download = async () => {
    const content = await run();
    if (content) saveFile(content, file.name);
  };
  return (
    <>
      {file.type === 'image/jpeg' && <AttachedPicture enquiryId={enquiryId} file={file} />}
      <span>{file.name}</span>
      <span className="note num">{formatBytes(file.bytes)}</span>
      <Button line small isBusy={isBusy} onClick={() => void download()}>
        {words.download}
        <span className="vh"> {file.name}</span>
      </Button>
    </>
  );
}

function Lost({ file }: { file: EnquiryFile }) {
  return (
    <p className={styles['lost']}>
      <Icon name="warning" />
      <span>
        <strong>{file.name}</strong> {words.lost}
      </span>
    </p>
  );
}
