import { type UploadedPicture, uploadedPicture } from '../api/uploadedPicture.ts';
import { HeldPicture } from './HeldPicture.tsx';
import { takeFocus } from './Picture.tsx';
import { useHeldPicture } from './useHeldPicture.ts';

type PostPictureProps = {
  desktop: string;
  mobile: string;
  alt: string;
  sizes: string;
  className?: string | undefined;
  first?: boolean;
};

export function PostPicture({ desktop, mobile, alt, sizes, className = '', first }: PostPictureProps) {
  const { isHeld, isWanted, show } = useHeldPicture();
  const large = uploadedPicture(desktop) ?? uploadedPicture(mobile);
  const narrow = uploadedPicture(mobile);
  return (
    <div className={`pic ${className}`}>
      {large && isHeld && alt !== '' && <HeldPicture {...large} alt={alt} file={large.src} onShow={show} />}
      {large && !isHeld && (
        <picture>
          {narrow && <Sources picture={narrow} sizes={sizes} media="(max-width: 767.98px)" />}
          <Sources picture={large} sizes={sizes} />
          <img
            ref={isWanted ? takeFocus : undefined}
            tabIndex={isWanted ? -1 : undefined}
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
