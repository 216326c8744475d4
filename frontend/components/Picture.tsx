import type { CSSProperties } from 'react';
import type { Slot } from '../content/media.ts';
import { largestFile, pictureFiles, pictureSet } from '../api/pictureFiles.ts';
import { useIsLight } from '../stores/dataLight.ts';
import { LazyLightPicture } from './light/LazyLightPicture.tsx';

/** For browsers that know no srcset. */
const FALLBACK_WIDTH = 800;

type PictureProps = {
  slot: Slot;
  /** Of the whole picture, with what its frame crops. */
  sizes: string;
  className?: string | undefined;
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
      <UnframedPicture slot={slot} {...rest} />
    </div>
  );
}

export function frameStyle({ src, focus }: Slot): CSSProperties {
  return { '--tone': pictureFiles(src).tone, '--focus': focus };
}

export function UnframedPicture({ isLinked, ...picture }: PictureProps) {
  if (!useIsLight()) return <FittingPicture {...picture} />;
  if (picture.decorative) return null;
  if (isLinked) return <span className="vh">{picture.slot.alt}</span>;
  return <LazyLightPicture {...fullFiles(picture.slot)} />;
}

/** The picture as large as there is. */
export function fullFiles({ src, alt, bytes }: Slot) {
  const files = pictureFiles(src);
  const { width, height } = files;
  return {
    src,
    alt,
    bytes,
    width,
    height,
    avif: largestFile(files, 'avif'),
    webp: largestFile(files, 'webp'),
  };
}

function FittingPicture({
  slot: { src, alt, focus },
  sizes,
  first = false,
  soon = false,
  decorative = false,
  className,
}: PictureProps) {
  const files = pictureFiles(src);
  const { width, height, widths, url } = files;
  const later = decorative ? 'low' : undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(files, 'avif', sizes)} sizes={sizes} />
      <img
        className={className}
        src={url(widths.find((each) => each >= FALLBACK_WIDTH) ?? widths.at(-1) ?? width, 'webp')}
        srcSet={pictureSet(files, 'webp', sizes)}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        style={{ '--focus': focus }}
        loading={first || soon ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : later}
        decoding="async"
      />
    </picture>
  );
}
