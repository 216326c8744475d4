import captionFile from '../../../assets/film/hero.vtt?url';
import uprightMp4 from '../../../assets/film/hero-upright.mp4';
import uprightWebm from '../../../assets/film/hero-upright.webm';
import mp4 from '../../../assets/film/hero.mp4';
import webm from '../../../assets/film/hero.webm';
import { home } from '../../../content/home.ts';
import { captions, hero } from '../../../content/homePictures.ts';
import { madePicture } from '../../../content/pictures.ts';
import { useContent } from '../../../content/useContent.ts';
import { useIsLight } from '../../../stores/dataLight.ts';
import styles from './Hero.module.css';
import { heroPosters, UPRIGHT } from './heroPosters.ts';

const films = [
  { src: uprightWebm, type: 'video/webm; codecs="av01.0.04M.08, opus"', media: UPRIGHT },
  { src: uprightMp4, type: 'video/mp4', media: UPRIGHT },
  { src: webm, type: 'video/webm; codecs="av01.0.08M.08, opus"' },
  { src: mp4, type: 'video/mp4' },
];

/** Nothing of it is fetched before `playFilm` plays it. */
export function HeroFilm() {
  const { tone } = madePicture(hero.posterDesktop);
  const { caption } = useContent(home).hero;
  return (
    <div className={styles['media']} style={{ backgroundColor: tone }}>
      <video
        muted
        loop
        playsInline
        preload="none"
        width={hero.width}
        height={hero.height}
        aria-label={caption}
      >
        {films.map((source) => (
          <source key={source.src} {...source} />
        ))}
        <track kind="captions" src={captionFile} {...captions} />
      </video>
      {!useIsLight() && <Poster />}
    </div>
  );
}

function Poster() {
  const { width, height } = madePicture(hero.posterDesktop);
  return (
    <picture>
      {heroPosters.map(({ media, type, srcSet }) => (
        <source key={`${media} ${type}`} media={media} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        src={heroPosters.at(-1)?.fallback}
        width={width}
        height={height}
        alt={hero.alt}
        fetchPriority="high"
      />
    </picture>
  );
}
