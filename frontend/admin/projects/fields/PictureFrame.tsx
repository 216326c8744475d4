import type { DraftPicture } from '../../draft/projectDraft.ts';
import { pictureFile } from '../../pictures/pictureFile.ts';
import styles from './PictureFrame.module.css';

interface PictureFrameProps {
  picture: Pick<DraftPicture, 'src' | 'focus'> | null | undefined;
  alt?: string;
  /** Instead of a picture. */
  empty?: string;
  isLarge?: boolean;
}

/** A picture of the project as it is cropped on the site, three to two. */
export function PictureFrame({ picture, alt = '', empty = '', isLarge = false }: PictureFrameProps) {
  const file = picture && pictureFile(picture.src);
  if (!file) return <span className={`${styles['none']} note`}>{empty}</span>;
  const { x, y } = picture.focus;
  return (
    <span className={`${styles['frame']} pic`} style={{ '--focus': `${x}% ${y}%` }}>
      <img src={isLarge ? file.large : file.small} alt={alt} loading="lazy" decoding="async" />
    </span>
  );
}
