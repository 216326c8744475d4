import { GoLink, GoLinks } from '../../../components/GoLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { home, twoVoices } from '../../../content/home.ts';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import { site } from '../../../content/site.ts';
import { useContent } from '../../../content/useContent.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import styles from './Interiors.module.css';

export function Interiors() {
  const { title, lead, body, cta, captions } = useContent(home).interiors;
  const { roman, italic } = twoVoices(title);
  return (
    <section className={`section ${styles['interiors']}`} id="interiors" aria-labelledby="interiors-title">
      <div className="wrap grid">
        <h2 id="interiors-title">
          {roman} <em>{italic}</em>
        </h2>
        <figure className={styles['a']} data-aos="door">
          <Picture
            slot={pictures.interiorsA}
            className={`r-5x4 ${styles['sq']}`}
            sizes="(min-width: 48em) 62vw, 100vw"
          />
          {captions[0] && <figcaption>{captions[0]}</figcaption>}
        </figure>
        <div className={`stack ${styles['text']}`} data-aos="fade-up">
          {lead && <p className="lead">{lead}</p>}
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <GoLinks>
            <GoLink href={cta.href}>{cta.label}</GoLink>
            <GoLink {...enquiryLink()}>{site.contactRail.enquire}</GoLink>
          </GoLinks>
        </div>
        <figure className={styles['b']} data-aos="fade-up">
          <Picture slot={pictures.interiorsB} className="r-4x5" sizes="(min-width: 48em) 38vw, 108vw" />
          {captions[1] && <figcaption>{captions[1]}</figcaption>}
        </figure>
      </div>
    </section>
  );
}
