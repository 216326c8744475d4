import { GoLink } from '../../../components/GoLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { homePictures as pictures } from '../../../content/media.ts';
import { projectPicture, projects } from '../../../content/projects.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Work.module.css';

const places = [
  { place: 'a', ratio: 'r-3x2' },
  { place: 'b', ratio: 'r-4x5' },
  { place: 'c', ratio: 'r-4x5' },
  { place: 'd', ratio: 'r-3x2' },
] as const;
const covers = Object.entries(pictures.projectCovers).slice(0, places.length);

export function Work({ title, cta }: NonNullable<HomeSections['projects']>) {
  return (
    <section className={`section ${styles['work']}`} aria-labelledby="work-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="work-title">{title}</h2>
          <GoLink href={cta.href}>{cta.label}</GoLink>
        </div>
        {covers.map(([slug, cover], index) => (
          <ProjectLink key={slug} slug={slug} {...cover} {...(places[index] ?? places[0])} />
        ))}
      </div>
    </section>
  );
}

type ProjectLinkProps = { slug: string; n: number; focus: string } & (typeof places)[number];

function ProjectLink({ slug, n, focus, place, ratio }: ProjectLinkProps) {
  const project = projects.find((candidate) => candidate.slug === slug);
  return (
    <a className={`${styles['item']} ${styles[place]}`} href={`/projects#${slug}`} data-aos="fade-up">
      <Picture
        slot={projectPicture(slug, n, focus)}
        className={ratio}
        sizes="(min-width: 768px) 55vw, 100vw"
        isLinked
      />
      <span className={styles['cap']}>
        <span>{project?.title}</span>
        <span className="note">{project?.location}</span>
      </span>
    </a>
  );
}
