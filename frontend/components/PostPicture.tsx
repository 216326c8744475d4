import { type UploadedPicture, uploadedPicture } from '../api/uploadedPicture.ts';
import { useIsLight } from '../stores/dataLight.ts';
import { LazyLightPicture } from './light/LazyLightPicture.tsx';

type PostPictureProps = {
  desktop: string;
  mobile: string;
  alt: string;
  sizes: string;
  /** Of its full picture. */
  bytes?: number | undefined;
  className?: string | undefined;
  first?: boolean;
};

/** Nothing where there is none: an empty frame would look like a picture that failed. */
export function PostPicture({ className = '', ...picture }: PostPictureProps) {
  const { desktop, mobile, alt, sizes, bytes, first } = picture;
  const large = uploadedPicture(desktop) ?? uploadedPicture(mobile);
  const narrow = uploadedPicture(mobile);
  const isLight = useIsLight();
  if (!large) return null;
  return (
    <div className={`pic ${className}`}>
      {isLight && alt && (
        <LazyLightPicture
          src={large.src}
          alt={alt}
          bytes={bytes}
          width={large.width}
          height={large.height}
          avif={large.src.replace(/webp$/, 'avif')}
          webp={large.src}
        />
      )}
      {!isLight && (
        <picture>
          {narrow && <Sources picture={narrow} sizes={sizes} media="(max-width: 47.998em)" />}
          <Sources picture={large} sizes={sizes} />
          <img
            src={large.src}
            width={large.width}
            height={large.height}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
    </div>
  );
}

type SourcesProps = { picture: UploadedPicture; sizes: string; media?: string };

function Sources({ picture, sizes, media }: SourcesProps) {
  const { width, height } = picture;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={picture[format]}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}
