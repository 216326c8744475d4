import type { KeyboardEvent, Ref } from 'react';
import { site } from '../../content/site.ts';
import { Icon } from '../Icon.tsx';
import styles from './HeldPicture.module.css';
import type { LightPictureProps } from './LightPicture.tsx';
import { pictureSize } from './pictureSize.ts';

interface HeldPictureProps extends LightPictureProps {
  onShow: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const { full, fullOf } = site.light;

/** Its room is kept. Without script it is a link to the file. */
export function HeldPicture({ alt, width, height, avif, bytes, onShow, onKeyDown, ref }: HeldPictureProps) {
  const step = (
    <span className={styles['step']}>
      <Icon name="download" />
      {bytes ? fullOf.replace('{size}', pictureSize(bytes)) : full}
      {alt && <span className="vh">: {alt}</span>}
    </span>
  );
  return (
    <>
      <span className={styles['room']} style={{ aspectRatio: `${width} / ${height}` }} />
      <button
        type="button"
        className={`needs-script ${styles['held']}`}
        ref={ref}
        onClick={onShow}
        onKeyDown={onKeyDown}
      >
        {step}
      </button>
      <a className={`without-script ${styles['held']}`} href={avif}>
        {step}
      </a>
    </>
  );
}
