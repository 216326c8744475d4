import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../api/ApiError.ts';
import type { LibraryPictureDetail } from '../../api/adminPictures.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatBytes } from '../../content/formatBytes.ts';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './LibraryPanel.module.css';
import { PictureWordsFields } from './PictureWordsFields.tsx';
import { ReplaceEverywhere } from './ReplaceEverywhere.tsx';
import { UsedIn } from './UsedIn.tsx';
import { pictureLabel } from './pictureLabel.ts';
import { useLibraryPicture, usePictureBin } from './useLibraryPicture.ts';

const words = admin.library;

interface LibraryPanelProps {
  id: number;
  isChosen: boolean;
  isInBin: boolean;
  /** Of the grid, which this takes the place of on a phone. */
  back: string;
  /** Called when what is kept with it is changed. */
  onChange: () => void;
  onGone: () => void;
}

/** The picture that is open: what is kept with it, where it is used, and what becomes of it. */
export function LibraryPanel({ id, back, ...rest }: LibraryPanelProps) {
  const { picture, error, reload } = useLibraryPicture(id);
  return (
    <section
      className={styles['panel']}
      aria-label={picture ? undefined : admin.loading}
      aria-labelledby={picture && 'open-picture'}
    >
      <Link className={styles['back']} to={back}>
        {words.back}
      </Link>
      {error && <FailedList sentence={sentenceOf(error, words.readFailed)} retry={reload} />}
      {!picture && !error && <output className="note">{admin.loading}</output>}
      {picture && <Picture picture={picture} {...rest} />}
    </section>
  );
}

type PictureProps = Pick<LibraryPanelProps, 'isChosen' | 'isInBin' | 'onChange' | 'onGone'> & {
  picture: LibraryPictureDetail;
};

function Picture({ picture, isChosen, isInBin, onChange, onGone }: PictureProps) {
  const { refusal, remove, restore, isBusy } = usePictureBin(picture, onGone);
  return (
    <>
      <Head picture={picture} isChosen={isChosen}>
        <Refusal sentence={refusal} />
      </Head>
      <div className={styles['in']}>
        {!isInBin && <PictureWordsFields picture={picture} onChange={onChange} />}
        <UsedIn uses={picture.used_in} />
        <div className={styles['acts']}>
          {!isInBin && <ReplaceEverywhere picture={picture} />}
          <DownloadLink picture={picture} />
          {isInBin ? (
            <TextButton isBusy={isBusy} onClick={restore}>
              {words.restore}
            </TextButton>
          ) : (
            <TextButton icon="bin" onClick={() => void remove()}>
              {words.delete}
            </TextButton>
          )}
        </div>
      </div>
    </>
  );
}

type HeadProps = Pick<PictureProps, 'picture' | 'isChosen'> & { children: ReactNode };

function Head({ picture, isChosen, children }: HeadProps) {
  const { src, alt, width, height, bytes, added_at: at, added_by: by } = picture;
  const heading = useRef<HTMLHeadingElement>(null);
  // The grid's button had the focus; on a phone it is out of sight now.
  useEffect(() => {
    if (isChosen && document.activeElement === document.body) heading.current?.focus();
  }, [isChosen]);
  return (
    <>
      <div className="pic">
        <img src={pictureFile(src)?.large} alt={alt} />
      </div>
      <div className={styles['in']}>
        <div>
          <h2 id="open-picture" ref={heading} tabIndex={-1}>
            {pictureLabel(picture)}
          </h2>
          <p className="note num">
            {words.facts(words.size(width, height), bytes > 0 && formatBytes(bytes))}{' '}
            {words.added(formatStudioTime(at), by)}
          </p>
        </div>
        {children}
      </div>
    </>
  );
}
