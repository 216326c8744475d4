import { GoLink, GoLinks } from '../../../components/GoLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { home } from '../../../content/home.ts';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import { site } from '../../../content/site.ts';
import { useContent } from '../../../content/useContent.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import styles from './Philosophy.module.css';

export function Philosophy() {
  const { eyebrow, statement, principles, cta } = useContent(home).philosophy;
  return (
    <section className={`${styles['philo']} on-dark`} aria-labelledby="philosophy-title">
      <div className={styles['grid']}>
        <div className={styles['pic']}>
          <Picture slot={pictures.philosophy} sizes="(min-width: 48em) 110vw, 168vw" />
        </div>
        <div className={styles['text']}>
          <h2 className="label" id="philosophy-title">
            {eyebrow}
          </h2>
          <p className={styles['say']} data-aos="fade-up">
            {statement}
          </p>
          <dl>
            {principles.map(({ title, text }) => (
              <div key={title} data-aos="fade-up">
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <GoLinks>
            <GoLink href={cta.href}>{cta.label}</GoLink>
            <GoLink {...enquiryLink()}>{site.contactRail.enquire}</GoLink>
          </GoLinks>
        </div>
      </div>
    </section>
  );
}
