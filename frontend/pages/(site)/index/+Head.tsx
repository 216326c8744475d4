import { useIsLight } from '../../../stores/dataLight.ts';
import { heroPosters } from './heroPosters.ts';

/** The poster is the largest picture on the first screen. */
export function Head() {
  if (useIsLight()) return null;
  return (
    <>
      {heroPosters
        .filter(({ type }) => type === 'image/avif')
        .map(({ media, type, srcSet }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            media={media}
            type={type}
            imageSrcSet={srcSet}
            imageSizes="100vw"
            fetchPriority="high"
          />
        ))}
    </>
  );
}
