import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { banners } from '../../../content/media.ts';
import { projects, projectsPage } from '../../../content/projects.ts';
import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Main } from '../../../layout/Main.tsx';
import { ProjectBlock } from './ProjectBlock.tsx';
import styles from './Projects.module.css';

const { banner, intro, labels } = projectsPage;
const [home = '', here = ''] = banner.crumbs;
const crumbs = [{ label: home, href: '/' }, { label: here }];

export function Projects({ children }: { children?: ReactNode }) {
  return (
    <>
      <Main>
        <Banner title={banner.title} crumbs={crumbs} slot={banners.projects} />
        <section className="section" aria-label={labels.list}>
          <div className="wrap">
            {children}
            {intro && <p className={`lead ${styles['intro']}`}>{intro}</p>}
            {projects.map((project, index) => (
              <ProjectBlock key={project.slug} project={project} index={index} total={projects.length} />
            ))}
          </div>
        </section>
      </Main>
      <LetsTalk />
    </>
  );
}
