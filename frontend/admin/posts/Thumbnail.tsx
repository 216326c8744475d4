import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin/admin.ts';
import type { OpenedPicture } from './PictureViewer.tsx';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** As on the wire: "" for no picture. */
  path: string;
  alt: string;
  title: string;
  label: string;
  shape: 'wide' | 'upright';
  onOpen: (picture: OpenedPicture) => void;
}

export function Thumbnail({ path, alt, title, label, shape, onOpen }: ThumbnailProps) {
  const picture = uploadedPicture(path);
  if (!picture) return <span className={`${styles['none']} note`}>{admin.list.none}</span>;
  return (
    <button
      type="button"
      className={`${styles['thumbnail']} pic`}
      data-shape={shape}
      aria-label={label}
      onClick={() => onOpen({ title, src: picture.src, width: picture.width, height: picture.height, alt })}
    >
      <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" />
    </button>
  );
}
