import words from '../content/about-section.json';
import type { Slot } from '../content/media.ts';
import styles from './AboutSection.module.css';
import { GoButton, GoLink } from './GoLink.tsx';
import { Picture } from './Picture.tsx';

type AboutSectionProps = {
  slot: Slot;
  caption?: string | undefined;
  title?: string;
  designation?: string | undefined;
  text: string;
  /** The dialog behind View More; without one it links to the About page. */
  opens?: string | undefined;
};

export function AboutSection({
  slot,
  caption,
  title = words.title,
  designation,
  text,
  opens,
}: AboutSectionProps) {
  return (
    <section aria-labelledby="about-section-title">
      <div className={`wrap grid ${styles['about']}`}>
        <figure className={styles['pic']} data-aos="door">
          <Picture slot={slot} className="r-4x5" sizes="(min-width: 48em) 88vw, 168vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <div className={styles['text']} data-aos="fade-up">
          {designation && <p className="label">{designation}</p>}
          <h2 id="about-section-title">{title}</h2>
          <p className="lead">{text}</p>
          {opens ? <OpenDialog dialog={opens} /> : <GoLink href="/about-us">{words.viewMore}</GoLink>}
        </div>
      </div>
    </section>
  );
}

/** The browser opens it, also before the script has loaded. */
function OpenDialog({ dialog }: { dialog: string }) {
  return (
    <div className="needs-script">
      <GoButton aria-haspopup="dialog" {...{ command: 'show-modal', commandfor: dialog }}>
        {words.viewMore}
      </GoButton>
    </div>
  );
}
