import type { CSSProperties } from 'react';
import type { Slot } from '../content/media.ts';
import { madePicture, pictureSet, pictureUrl } from '../content/pictures.ts';

type PictureProps = {
  slot: Slot;
  /** How wide the whole picture would be, with what its frame cuts off, for the browser's choice of a file. */
  sizes: string;
  className?: string;
  /** In the first screen: fetched at once, before anything lazy. */
  first?: boolean;
  /** Fetched though it is out of sight, because it is likely to be shown next. */
  soon?: boolean;
  /** Beside words that say the same: nothing to read aloud. */
  decorative?: boolean;
};

/** A studio picture in its frame, which has the picture's own tone until it arrives. */
export function Picture({ slot, className = '', ...rest }: PictureProps) {
  return (
    <div className={`pic ${className}`} style={frameStyle(slot)}>
      <PictureFile slot={slot} {...rest} />
    </div>
  );
}

/** The tone and the point of focus of a frame, as custom properties. */
export function frameStyle({ src, focus }: Slot): CSSProperties {
  return { '--tone': madePicture(src).tone, '--focus': focus };
}

/** The picture without a frame, where several share one. */
export function PictureFile({
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
