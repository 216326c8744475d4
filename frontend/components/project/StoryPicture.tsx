import type { ReactNode } from 'react';
import { countedSentence, gallery } from '../../content/gallery.ts';
import type { ProjectPicture as Shown } from '../../api/wire.gen.ts';
import { useIsLight } from '../../stores/dataLight.ts';
import { LazyPictureWhenWanted } from '../light/LazyPictureWhenWanted.tsx';
import { frameStyle, fullFiles, UnframedPicture } from '../Picture.tsx';
import { useProjectGallery } from './ProjectGallery.tsx';
import { projectSlot } from './projectSlot.ts';
import { sizesFor } from './sizesFor.ts';
import styles from './StoryPicture.module.css';

interface StoryPictureProps {
  picture: Shown;
  /** The shape of its frame. */
  ratio: string;
  /** Of a picture of 3:2. */
  sizes: string;
}

/** One of the project's pictures, which opens large among all of them. */
export function StoryPicture({ picture, ratio, sizes }: StoryPictureProps) {
  const { pictures, open, prepare, heart } = useProjectGallery();
  const index = pictures.findIndex(({ key }) => key === picture.key);
  const slot = projectSlot(picture);
  const frame = { className: `pic ${ratio} ${styles['frame']}`, style: frameStyle(slot) };
  const openable = (shown: ReactNode, id?: string) => (
    <button
      {...frame}
      id={id}
      type="button"
      onClick={(event) => open(index, event.currentTarget)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {shown}
      <span className="vh">{countedSentence(gallery.open, index + 1, pictures.length)}</span>
    </button>
  );
  return (
    <>
      <div className={styles['shot']}>
        {useIsLight() ? (
          <LazyPictureWhenWanted picture={fullFiles(slot)} frame={frame} open={openable} />
        ) : (
          openable(<UnframedPicture slot={slot} sizes={sizesFor(slot.src, sizes)} />)
        )}
        {heart(index, styles['heart'])}
      </div>
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </>
  );
}
