import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { useHydrated } from 'vike-react/useHydrated';
import { Drawing } from '../Drawing.tsx';
import { full, fullOf } from '../../content/light.json';
import { pictureBytes } from '../../content/pictureBytes.ts';
import styles from './HeldPicture.module.css';
import type { LightPictureProps } from './FullPicture.tsx';
import { pictureSize } from './pictureSize.ts';

interface HeldPictureProps extends LightPictureProps {
  onShow: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Its room is kept. Until its script answers it is a link to the file. */
export function HeldPicture({ onShow, onKeyDown, ref, ...picture }: HeldPictureProps) {
  const { src, alt, width, height, avif, webp } = picture;
  const isReady = useHydrated();
  const { id, noteFocus } = useFocusPassed(isReady);
  const bytes = picture.bytes ?? pictureBytes(src);
  const step = (
    <span className={styles['step']}>
      <Drawing d="M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15" />
      {bytes ? fullOf.replace('{size}', pictureSize(bytes)) : full}
      {alt && <span className="vh">: {alt}</span>}
    </span>
  );
  return (
    <>
      <span className={styles['room']} style={{ aspectRatio: `${width} / ${height}` }} />
      {isReady ? (
        <button
          type="button"
          className={styles['held']}
          id={id}
          ref={ref}
          // A drag ends with a click, too.
          onClick={({ defaultPrevented }) => defaultPrevented || onShow()}
          onKeyDown={onKeyDown}
        >
          {step}
        </button>
      ) : (
        <a className={styles['held']} href={avif ?? webp} ref={noteFocus}>
          {step}
        </a>
      )}
    </>
  );
}

/** The focus of the link goes to the button that takes its place. */
function useFocusPassed(isReady: boolean) {
  const id = useId();
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isReady && hadFocus.current) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isReady, id]);
  const noteFocus = (link: HTMLElement | null) => () => {
    hadFocus.current = link === document.activeElement;
  };
  return { id, noteFocus };
}
