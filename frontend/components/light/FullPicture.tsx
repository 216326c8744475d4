import type { LightPictureProps } from './LightPicture.tsx';

/** The file whose size was named. @param hasFocus the button that was pressed is gone */
export function FullPicture({
  alt,
  width,
  height,
  avif,
  webp,
  hasFocus = false,
}: LightPictureProps & { hasFocus?: boolean }) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        ref={hasFocus ? takeFocus : undefined}
        tabIndex={hasFocus ? -1 : undefined}
        src={webp}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

const takeFocus = (picture: HTMLElement | null): void => picture?.focus({ preventScroll: true });
