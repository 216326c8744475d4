import { Icon } from '../../../components/Icon.tsx';
import { home } from '../../../content/home.ts';
import { useContent } from '../../../content/useContent.ts';
import { useIsLight } from '../../../stores/dataLight.ts';
import { FilmControl } from './FilmControl.tsx';
import styles from './Hero.module.css';
import { HeroFilm } from './HeroFilm.tsx';

export function Hero() {
  const words = useContent(home).hero;
  return (
    // `hydration/playFilm.ts` writes the film's state into its attributes.
    <section
      className={`${styles['hero']} on-photo on-dark`}
      aria-labelledby="hero-title"
      data-film=""
      data-light={useIsLight() ? '' : undefined}
      suppressHydrationWarning
    >
      <HeroFilm />
      <div className={`${styles['in']} wrap`}>
        <h1 id="hero-title">
          {words.title[0]} {words.title[1] && <em>{words.title[1]}</em>}
        </h1>
        {words.lead && <p className={styles['lead']}>{words.lead}</p>}
      </div>
      <div className={styles['base']}>
        <div className={styles['ctl']}>
          <FilmControl
            name="sound"
            off={{ icon: 'soundOff', label: words.soundOn }}
            on={{ icon: 'soundOn', label: words.soundOff }}
          />
          <FilmControl
            name="play"
            off={{ icon: 'play', label: words.play }}
            on={{ icon: 'pause', label: words.pause }}
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
