import { type ReactNode, Suspense } from 'react';
import { projectListPath } from '../../../api/projectQuery.ts';
import { Banner } from '../../../components/Banner.tsx';
import { PageLinks } from '../../../components/PageLinks.tsx';
import { banners } from '../../../content/media.ts';
import { projectsPage } from '../../../content/projects.ts';
import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Main } from '../../../layout/Main.tsx';
import { Filters } from './Filters.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectArticle } from './ProjectArticle.tsx';
import type { ShownProjects } from './readProjects.ts';
import styles from './Projects.module.css';

const { banner, labels } = projectsPage;
const [home = '', here = ''] = banner.crumbs;
const crumbs = [{ label: home, href: '/' }, { label: here }];

interface ProjectsProps {
  list: ShownProjects;
  intro: string;
  press: string | undefined;
  /** Instead of following the link of a filter. */
  onChoose?: (href: string) => void;
  children?: ReactNode;
}

export function Projects({ list, intro, press, onChoose, children }: ProjectsProps) {
  const { data: projects, pagination, everything, query } = list;
  return (
    <>
      <Main>
        <Banner title={banner.title} crumbs={crumbs} slot={banners.projects} />
        <section className="section" aria-label={labels.list}>
          <div className="wrap">
            {children}
            {(intro || press) && (
              <p className={`lead ${styles['intro']}`}>
                {intro} {press && <span className={styles['press']}>{press}</span>}
              </p>
            )}
            <Filters list={list} onChoose={onChoose} />
            {projects.map((project, index) => (
              <Suspense key={project.slug}>
                <ProjectArticle project={project} total={everything} isFirst={index === 0} />
              </Suspense>
            ))}
            {everything > 0 && projects.length === 0 && <NoProjects query={query} />}
            <PageLinks
              label={labels.pages}
              page={pagination.page}
              pages={pagination.pages}
              href={(page) => `/${projectListPath({ ...query, page })}`}
            />
          </div>
        </section>
      </Main>
      <LetsTalk />
    </>
  );
}
