import { ButtonLink } from '../../../components/Button.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { about } from '../../../content/about.ts';
import { aboutPictures as pictures } from '../../../content/media.ts';
import styles from './ElevateYourSpace.module.css';

const { eyebrow, title, text, cta } = about.letsTalk;

export function ElevateYourSpace() {
  return (
    <section className={styles['talk']} aria-labelledby="elevate-title">
      <div data-aos="door">
        <Picture slot={pictures.letsTalk} sizes="100vw" className={styles['pic'] ?? ''} />
      </div>
      <div className={styles['step']}>
        <p className="label">{eyebrow}</p>
        <h2 id="elevate-title">{title}</h2>
        <p className="lead">{text}</p>
        <ButtonLink href={cta.href}>{cta.label}</ButtonLink>
      </div>
    </section>
  );
}
