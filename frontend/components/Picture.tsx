import type { CSSProperties } from 'react';
import type { Slot } from '../content/media.ts';
import { pictureFiles, pictureSet } from '../api/pictureFiles.ts';

type PictureProps = {
  slot: Slot;
  /** Of the whole picture, with what its frame crops. */
  sizes: string;
  className?: string | undefined;
  first?: boolean;
  /** Likely to be shown next, though out of sight. */
  soon?: boolean;
  decorative?: boolean;
};

export function Picture({ slot, className = '', ...rest }: PictureProps) {
  return (
    <div className={`pic ${className}`} style={frameStyle(slot)}>
      <PictureFile slot={slot} {...rest} />
    </div>
  );
}

export function frameStyle({ src, focus }: Slot): CSSProperties {
  return { '--tone': pictureFiles(src).tone, '--focus': focus };
}

export function PictureFile({
  slot: { src, alt, focus },
  sizes,
  first = false,
  soon = false,
  decorative = false,
  className,
}: PictureProps) {
  const files = pictureFiles(src);
  const { width, height, widths, url } = files;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(files, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={url(widths[1] ?? widths[0] ?? width, 'webp')}
        srcSet={pictureSet(files, 'webp')}
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
