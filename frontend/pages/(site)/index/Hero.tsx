import { useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { RoundButton } from '../../../components/RoundButton.tsx';
import { home } from '../../../content/home.ts';
import { useContent } from '../../../content/useContent.ts';
import styles from './Hero.module.css';
import { HeroFilm } from './HeroFilm.tsx';
import { useHeroFilm } from './useHeroFilm.ts';

export function Hero() {
  const words = useContent(home).hero;
  const video = useRef<HTMLVideoElement>(null);
  const film = useHeroFilm(video);
  return (
    <section className={`${styles['hero']} on-photo on-dark`} aria-labelledby="hero-title">
      <HeroFilm film={film} video={video} />
      <div className={`${styles['in']} wrap`}>
        <h1 id="hero-title">
          {words.title[0]} {words.title[1] && <em>{words.title[1]}</em>}
        </h1>
        {words.lead && <p className={styles['lead']}>{words.lead}</p>}
      </div>
      <div className={styles['base']}>
        <div className={styles['ctl']}>
          <RoundButton
            className={`${styles['control']} needs-script`}
            icon={film.isMuted ? 'soundOff' : 'soundOn'}
            label={film.isMuted ? words.soundOn : words.soundOff}
            onClick={film.toggleSound}
          />
          <RoundButton
            className={`${styles['control']} needs-script`}
            icon={film.isPlaying ? 'pause' : 'play'}
            label={film.isPlaying ? words.pause : words.play}
            onClick={film.togglePlay}
          />
          <span className="note">{words.caption}</span>
        </div>
      </div>
      <a className={styles['step']} href="#interiors">
        {words.stepLine}
        <Icon name="arrowDown" />
      </a>
    </section>
  );
}
