import { ButtonLink } from '../../../components/Button.tsx';
import { Gallery } from '../../../components/carousel/Gallery.tsx';
import { projectPictures, projectsPage } from '../../../content/projects.ts';
import type { Project } from '../../../content/schemas/projects.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import styles from './Projects.module.css';

const { labels, cta } = projectsPage;

/** On narrow screens pictures are cropped at the sides. */
const places = {
  left: { className: styles['left'], sizes: '(min-width: 768px) 65vw, 110vw' },
  inside: { className: styles['inside'], sizes: '(min-width: 768px) 55vw, 110vw' },
  full: { className: styles['full'], sizes: '(min-width: 768px) 100vw, 110vw' },
};

function placeOf(index: number) {
  if (index === 2) return places.full;
  return index % 2 === 0 ? places.left : places.inside;
}

export function ProjectBlock({ project, index, total }: { project: Project; index: number; total: number }) {
  const { slug, title, location, facts, desc, images } = project;
  const { className, sizes } = placeOf(index);
  const id = `${slug}-title`;
  const count = labels.count.replace('{total}', `${images}`);
  return (
    <article className={`grid ${styles['project']} ${className}`} id={slug} aria-labelledby={id}>
      <div className={styles['text']} data-aos="fade-up">
        <p className={`num ${styles['number']}`}>
          <span className="vh">{labels.project} </span>
          {index + 1}
          <span className="note"> {labels.of.replace('{total}', `${total}`)}</span>
        </p>
        <h2 id={id}>{title}</h2>
        <p className={styles['location']}>{location}</p>
        <p className="note">{[facts, count].filter(Boolean).join('. ')}.</p>
        <p className={styles['desc']}>{desc}</p>
        <ButtonLink line {...enquiryLink({ kind: 'project', slug, title })} href={`/project?of=${slug}`}>
          {cta}
        </ButtonLink>
      </div>
      <div className={styles['pictures']}>
        <Gallery
          title={title}
          heading={`${title}, ${location}`}
          pictures={projectPictures(project)}
          sizes={sizes}
          first={index === 0}
        />
      </div>
    </article>
  );
}
