import type { CSSProperties } from 'react';
import type { Slot } from '../content/media.ts';
import { madePicture, pictureSet, pictureUrl } from '../content/pictures.ts';
import { useIsLight } from '../stores/dataLight.ts';
import { whenLight } from './light/whenLight.tsx';

const LightPicture = whenLight(
  async () => (await import('./light/LightPicture.tsx')).LightPicture,
  import.meta.env.SSR ? (await import('./light/LightPicture.tsx')).LightPicture : undefined,
);

type PictureProps = {
  slot: Slot;
  /** Of the whole picture, with what its frame crops. */
  sizes: string;
  className?: string;
  first?: boolean;
  /** Likely to be shown next, though out of sight. */
  soon?: boolean;
  decorative?: boolean;
  /** Part of a link or a button that leads to it: in a light visit it has no button of its own. */
  isLinked?: boolean;
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

export function PictureFile({ isLinked, ...picture }: PictureProps) {
  if (!useIsLight()) return <FittingPicture {...picture} />;
  if (picture.decorative) return null;
  if (isLinked) return <span className="vh">{picture.slot.alt}</span>;
  return <LightPicture {...fullFiles(picture.slot)} />;
}

/** The picture as large as there is. */
export function fullFiles({ src, alt }: Slot) {
  const { width, height, widths } = madePicture(src);
  const largest = widths.at(-1) ?? width;
  const [avif, webp] = [pictureUrl(src, largest, 'avif'), pictureUrl(src, largest, 'webp')];
  return { src, alt, width, height, avif, webp };
}

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
