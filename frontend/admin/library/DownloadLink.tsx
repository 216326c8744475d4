import type { LibraryPicture } from '../../api/wire.gen.ts';
import { largestFile, pictureFiles } from '../../api/pictureFiles.ts';
import { admin } from '../../content/admin/admin.ts';
import { ActIcon } from './ActIcon.tsx';
import styles from './LibraryPanel.module.css';
import { pictureLabel } from './pictureLabel.ts';

const ENDING = /\.\w{2,5}$/;

/** Under the name it came with, as the kind of file that is kept. */
export function DownloadLink({ picture }: { picture: LibraryPicture }) {
  return (
    <a
      className={styles['download']}
      href={largestFile(pictureFiles(picture.src), 'webp')}
      download={`${pictureLabel(picture).replace(ENDING, '')}.webp`}
    >
      <ActIcon name="download" />
      {admin.library.download}
    </a>
  );
}
