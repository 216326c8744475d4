import { ButtonLink } from '../components/Button.tsx';
import { GoLink } from '../components/GoLink.tsx';
import words from '../content/shortlist.json' with { type: 'json' };
import { contactDetails } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import { storePictures } from '../stores/keptPictures.ts';
import { copySharedLink } from './copySharedLink.ts';
import { formatPictureCount } from './formatPictureCount.ts';
import { KeptList } from './KeptList.tsx';
import { ReadingStatus } from './ReadingStatus.tsx';
import rowStyles from './KeptRow.module.css';
import { NotedRow } from './NotedRow.tsx';
import styles from './PictureList.module.css';
import type { ShownPicture } from './shownPictures.ts';
import { useShownPictures } from './useShownPictures.ts';
import { whatsappLink } from './whatsappText.ts';

export function OwnPictures() {
  const list = useShownPictures();
  const isFilled = list.shown !== undefined && list.shown.length > 0;
  return (
    <div className={`grid ${styles['own']}`}>
      <noscript>
        <p className="lead">{words.noScript}</p>
      </noscript>
      <ReadingStatus {...list} />
      {isFilled && <Side shown={list.shown ?? []} />}
      <div className={`needs-script ${isFilled ? styles['list'] : ''}`}>
        <KeptList {...list} Row={NotedRow} />
      </div>
    </div>
  );
}

function Side({ shown }: { shown: ShownPicture[] }) {
  const { whatsapp } = useContent(contactDetails);
  return (
    <div className={styles['side']}>
      <p className="lead">{formatPictureCount(shown.length)}</p>
      <p className={styles['soft']}>{words.privacy}</p>
      <ButtonLink href="/shortlist/send">{words.send}</ButtonLink>
      <GoLink href={whatsappLink(whatsapp.href, shown, location.origin)} rel="noopener">
        {words.whatsapp}
      </GoLink>
      <button className={rowStyles['act']} type="button" onClick={() => void copySharedLink(shown)}>
        {words.copy}
      </button>
      <button className={rowStyles['act']} type="button" onClick={() => storePictures([])}>
        {words.clear}
      </button>
    </div>
  );
}
