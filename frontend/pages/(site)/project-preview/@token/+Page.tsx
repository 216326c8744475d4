import { useData } from 'vike-react/useData';
import { Notice } from '../../../../components/Notice.tsx';
import { InShort } from '../../../../components/project/InShort.tsx';
import { Opening } from '../../../../components/project/Opening.tsx';
import { ProjectGallery } from '../../../../components/project/ProjectGallery.tsx';
import { ProjectStory } from '../../../../components/project/ProjectStory.tsx';
import { StoryGoesOn } from '../../../../components/project/StoryGoesOn.tsx';
import { preview } from '../../../../content/preview.ts';
import { Main } from '../../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import styles from './Preview.module.css';

export function Page() {
  const { project } = useData<Data>();
  return (
    <Main>
      <Opening project={project} />
      <div className="section section--tight">
        <div className="wrap">
          <Notice kind="warn">
            <strong>{preview.title}</strong> {preview.text}
          </Notice>
        </div>
      </div>
      <ProjectGallery project={project}>
        <InShort project={project} />
        <ProjectStory project={project} />
        <div className={styles['story']}>
          <StoryGoesOn project={project} />
        </div>
      </ProjectGallery>
    </Main>
  );
}
