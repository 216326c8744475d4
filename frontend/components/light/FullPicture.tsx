export interface LightPictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Of an uploaded picture. */
  bytes?: number | undefined;
  /** Addresses of the full picture. */
  avif?: string | undefined;
  /** Or a drawing's SVG. */
  webp: string;
}

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
