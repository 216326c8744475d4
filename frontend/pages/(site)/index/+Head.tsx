import { hero } from '../../../content/media.ts';
import { pictureUrl } from '../../../content/pictures.ts';
import { useSiteOrigin } from '../../../layout/useSiteOrigin.ts';
import { heroPosters } from './heroPosters.ts';

/** Pixels: what social cards ask for. */
const CARD_WIDTH = 1200;

/** The poster is the largest thing in the first screen: it is asked for before the styles are read. */
export function Head() {
  const picture = `${useSiteOrigin()}${pictureUrl(hero.posterDesktop, CARD_WIDTH, 'webp')}`;
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
      <meta property="og:type" content="website" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={hero.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
