import type { ProjectBlock } from '../../../api/wire.gen.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { Gallery } from '../../../components/carousel/Gallery.tsx';
import { GoLink, GoLinks } from '../../../components/GoLink.tsx';
import { projectSlot } from '../../../components/project/projectSlot.ts';
import { formatSize } from '../../../content/projectFacts.ts';
import { projectsPage } from '../../../content/projects.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import { projectSubject } from '../../../enquiry/projectSubject.ts';
import { heartsOf } from '../../../components/hearts/heartsOf.tsx';
import styles from './Projects.module.css';

const { labels, cta, story } = projectsPage;

/** On narrow screens pictures are cropped at the sides. */
const places = {
  left: { className: styles['left'], sizes: '(min-width: 48em) 65vw, 110vw' },
  inside: { className: styles['inside'], sizes: '(min-width: 48em) 55vw, 110vw' },
  full: { className: styles['full'], sizes: '(min-width: 48em) 100vw, 110vw' },
};

/** @param number among all projects: a block keeps its side when others are not shown */
function placeOf(number: number) {
  if (number % 6 === 3) return places.full;
  return number % 2 === 1 ? places.left : places.inside;
}

interface ProjectArticleProps {
  project: ProjectBlock;
  total: number;
  isFirst: boolean;
}

export function ProjectArticle({ project, total, isFirst }: ProjectArticleProps) {
  const { slug, anchor, title, place, number, pictures } = project;
  const { className, sizes } = placeOf(number);
  const id = `${anchor}-title`;
  const href = `/projects/${slug}`;
  const facts = factsOf(project);
  return (
    <article className={`grid ${styles['project']} ${className}`} id={anchor} aria-labelledby={id}>
      <div className={styles['text']} data-aos="fade-up">
        <p className={`num ${styles['number']}`}>
          <span className="vh">{labels.project} </span>
          {number}
          <span className="note"> {labels.of.replace('{total}', `${total}`)}</span>
        </p>
        <h2 id={id}>
          <a href={href}>{title}</a>
        </h2>
        <p className={styles['location']}>{place}</p>
        {facts && <p className="note">{facts}</p>}
        <p className={styles['desc']}>{project.summary}</p>
        <Ways {...project} />
      </div>
      {pictures.length > 0 && (
        <div className={styles['pictures']}>
          <Gallery
            title={title}
            heading={[title, place].filter(Boolean).join(', ')}
            href={href}
            pictures={pictures.map(projectSlot)}
            sizes={sizes}
            first={isFirst}
            heart={heartsOf(project)}
          />
        </div>
      )}
    </article>
  );
}

function Ways(project: ProjectBlock) {
  const { slug, title } = project;
  return (
    <GoLinks>
      <ButtonLink line {...enquiryLink(projectSubject(project))} href={`/project?of=${slug}`}>
        {cta}
      </ButtonLink>
      <GoLink href={`/projects/${slug}`}>
        {story}
        <span className="vh">: {title}</span>
      </GoLink>
    </GoLinks>
  );
}

function factsOf({ rooms, size_sqft, pictures }: ProjectBlock): string {
  const facts = [rooms, size_sqft && formatSize(size_sqft)].filter(Boolean).join(', ');
  const count = pictures.length > 1 && labels.count.replace('{total}', `${pictures.length}`);
  const sentences = [facts, count].filter(Boolean).join('. ');
  return sentences && `${sentences}.`;
}
