import type { Enquiry } from '../../../api/wire.gen.ts';
import { adminConsent as words } from '../../../content/admin/consent.ts';
import styles from './Consent.module.css';
import { FileButton } from './FileButton.tsx';

/** By the address, which got the link; never by a number that anybody may have typed in. */
export function PersonFiles({ enquiry: { id } }: { enquiry: Enquiry }) {
  return (
    <div className={styles['consent']}>
      <p className="note">{words.personHelp}</p>
      <div className={styles['files']}>
        <FileButton path={`${id}/person.json?by=email`} file={`${words.personFile}.json`}>
          {words.personJson}
        </FileButton>
        <FileButton path={`${id}/person.csv?by=email`} file={`${words.personFile}.csv`}>
          {words.personCsv}
        </FileButton>
      </div>
    </div>
  );
}
