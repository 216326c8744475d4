import type { ProjectLink } from '../../../../api/wire.gen.ts';
import { Picture } from '../../../../components/Picture.tsx';
import { projectSlot } from '../../../../components/project/projectSlot.ts';
import { formatSize } from '../../../../content/projectFacts.ts';
import { projectPage } from '../../../../content/projectPage.ts';
import styles from './OtherProjects.module.css';

interface OtherProjectsProps {
  previous: ProjectLink | null;
  next: ProjectLink | null;
}

/** After the last project comes the first. */
export function OtherProjects({ previous, next }: OtherProjectsProps) {
  if (!next && !previous) return null;
  return (
    <nav className={styles['others']} aria-label={projectPage.others}>
      <div className="wrap grid">
        {previous && previous.slug !== next?.slug && (
          <Other project={previous} label={projectPage.previous} rel="prev" />
        )}
        {next && (
          <Other project={next} label={projectPage.next} rel="next">
            {next.cover && (
              <Picture
                slot={projectSlot(next.cover)}
                className="r-16x9"
                sizes="(min-width: 48em) 58vw, 112vw"
                isLinked
              />
            )}
          </Other>
        )}
      </div>
    </nav>
  );
}

interface OtherProps {
  project: ProjectLink;
  label: string;
  rel: 'next' | 'prev';
  children?: React.ReactNode;
}

function Other({ project, label, rel, children }: OtherProps) {
  const { slug, title, place, rooms, size_sqft } = project;
  const facts = [rooms, size_sqft && formatSize(size_sqft)].filter(Boolean).join(', ');
  return (
    <a className={styles[rel]} href={`/projects/${slug}`} rel={rel}>
      <span className="label">{label}</span>
      <b>{title}</b>
      <span className="note">{facts ? `${place}. ${facts}.` : place}</span>
      {children}
    </a>
  );
}
