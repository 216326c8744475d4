import { ButtonLink } from '../../../components/Button.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { servicesPage, type ServiceContent } from '../../../content/servicesPage.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import { inSentence } from './inSentence.ts';
import styles from './ServiceText.module.css';

export function ServiceText({ service, isShown }: { service: ServiceContent; isShown: boolean }) {
  const { slug, label, title, info, lists, pictures, sideCaption } = service;
  const [lead, ...paragraphs] = info;
  const enquire = servicesPage.enquire.replace('{service}', inSentence(label));
  return (
    <article className={styles['text']} aria-labelledby={`title-${slug}`} hidden={!isShown}>
      <div className="wrap grid">
        <header className={styles['head']}>
          <p className="label">{label}</p>
          <h2 id={`title-${slug}`} tabIndex={-1}>
            {title}
          </h2>
        </header>
        <div className={`stack ${styles['info']}`}>
          <p className="lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className={styles['side']}>
          <Picture slot={pictures.side} className="r-4x5" sizes="(min-width: 48em) 52vw, 168vw" />
          {sideCaption && <figcaption>{sideCaption}</figcaption>}
        </figure>
        <div className={styles['lists']}>
          {lists.map((list) => (
            <List key={list.title} {...list} />
          ))}
          <div className={styles['go']}>
            <ButtonLink {...enquiryLink({ kind: 'service', slug, title: label })}>{enquire}</ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function List({ title, items }: ServiceContent['lists'][number]) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
