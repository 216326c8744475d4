import type { CSSProperties } from 'react';
import type { Slot } from '../content/media.ts';
import { madePicture, pictureSet, pictureUrl } from '../content/pictures.ts';
import { HeldPicture } from './HeldPicture.tsx';
import { useHeldPicture } from './useHeldPicture.ts';

type PictureProps = {
  slot: Slot;
  /** Of the whole picture, with what its frame crops. */
  sizes: string;
  className?: string;
  first?: boolean;
  /** Likely to be shown next, though out of sight. */
  soon?: boolean;
  decorative?: boolean | undefined;
  /** Part of a link or a button, which leads to it: in a light visit it has no button of its own. */
  isLinked?: boolean;
  /** In a light visit, what it is part of was pressed. */
  isWanted?: boolean;
};

export function Picture({ slot, className = '', ...rest }: PictureProps) {
  return (
    <div className={`pic ${className}`} style={frameStyle(slot)}>
      <PictureFile slot={slot} {...rest} />
    </div>
  );
}

export function frameStyle({ src, focus }: Slot): CSSProperties {
  return { '--tone': madePicture(src).tone, '--focus': focus };
}

/** In a light visit nothing is asked for until it is wanted. */
export function PictureFile({ slot, decorative, isLinked, isWanted, ...fitting }: PictureProps) {
  const held = useHeldPicture();
  const { src, alt } = slot;
  if (isWanted || held.isWanted) return <FullPicture slot={slot} hasFocus={held.isWanted} />;
  if (!held.isHeld) return <FittingPicture slot={slot} decorative={decorative} {...fitting} />;
  if (decorative) return null;
  if (isLinked) return <span className="vh">{alt}</span>;
  return <HeldPicture {...madePicture(src)} alt={alt} file={fullFile(src)} onShow={held.show} />;
}

export function fullFile(src: string, format: 'avif' | 'webp' = 'avif'): string {
  const { width, widths } = madePicture(src);
  return pictureUrl(src, widths.at(-1) ?? width, format);
}

/** The file whose size was named. */
function FullPicture({ slot: { src, alt, focus }, hasFocus }: { slot: Slot; hasFocus: boolean }) {
  const { width, height } = madePicture(src);
  return (
    <picture>
      <source type="image/avif" srcSet={fullFile(src)} />
      <img
        ref={hasFocus ? takeFocus : undefined}
        tabIndex={hasFocus ? -1 : undefined}
        src={fullFile(src, 'webp')}
        width={width}
        height={height}
        alt={alt}
        style={{ '--focus': focus }}
      />
    </picture>
  );
}

/** The button that was pressed is gone. */
export const takeFocus = (picture: HTMLElement | null): void => picture?.focus({ preventScroll: true });

function FittingPicture({
  slot: { src, alt, focus },
  sizes,
  first = false,
  soon = false,
  decorative = false,
  className,
}: PictureProps) {
  const { width, height, widths } = madePicture(src);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(src, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(src, widths[1] ?? widths[0] ?? width, 'webp')}
        srcSet={pictureSet(src, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        style={{ '--focus': focus }}
        loading={first || soon ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
