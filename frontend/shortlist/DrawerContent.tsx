import { ButtonLink } from '../components/Button.tsx';
import { RoundButton } from '../components/RoundButton.tsx';
import words from '../content/shortlist.json' with { type: 'json' };
import { contactDetails } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import dialogStyles from '../enquiry/EnquiryDialog.module.css';
import styles from './DrawerContent.module.css';
import { KeptList } from './KeptList.tsx';
import { KeptRow } from './KeptRow.tsx';
import { ReadingStatus } from './ReadingStatus.tsx';
import { formatPictureCount } from './formatPictureCount.ts';
import { useShownPictures } from './useShownPictures.ts';
import { whatsappLink } from './whatsappText.ts';

export function DrawerContent({ onClose }: { onClose: () => void }) {
  const { whatsapp } = useContent(contactDetails);
  const list = useShownPictures();
  const { shown } = list;
  return (
    <>
      <div className={dialogStyles['top']}>
        <p className="label">{formatPictureCount(shown?.length ?? 0)}</p>
        <RoundButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <h2 className={styles['title']}>{words.title}</h2>
      <p className="note">{words.privacy}</p>
      <ReadingStatus {...list} />
      <KeptList {...list} className={styles['list']} Row={KeptRow} />
      {shown && shown.length > 0 && (
        <div className={styles['act']}>
          <ButtonLink href="/shortlist/send">{words.send}</ButtonLink>
          <ButtonLink line href={whatsappLink(whatsapp.href, shown, location.origin)} rel="noopener">
            {words.whatsapp}
          </ButtonLink>
        </div>
      )}
      <p className={styles['foot']}>
        <a href="/shortlist">{words.whole}</a>
      </p>
    </>
  );
}
