import { uploadedPicture } from '../api/uploadedPicture.ts';

type UploadedPictureProps = {
  /** Paths on the wire; "" when there is none. */
  desktop: string;
  mobile: string;
  alt: string;
  sizes: string;
  className?: string | undefined;
  first?: boolean;
};

/** A picture that staff uploaded, in its frame; narrow screens have their own cut when there is one. */
export function UploadedPicture({
  desktop,
  mobile,
  alt,
  sizes,
  className = '',
  first,
}: UploadedPictureProps) {
  const large = uploadedPicture(desktop) ?? uploadedPicture(mobile);
  const narrow = uploadedPicture(mobile);
  return (
    <div className={`pic ${className}`}>
      {large && (
        <picture>
          {narrow && (
            <source
              media="(max-width: 767.98px)"
              srcSet={narrow.srcSet}
              sizes={sizes}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          <img
            src={large.src}
            srcSet={large.srcSet}
            sizes={sizes}
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
