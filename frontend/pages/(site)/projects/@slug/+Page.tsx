import { Suspense } from 'react';
import { useData } from 'vike-react/useData';
import { hydrateWhenVisible } from '../../../../hydration/hydrateWhenVisible.tsx';
import { InShort } from '../../../../components/project/InShort.tsx';
import { Opening } from '../../../../components/project/Opening.tsx';
import { ProjectGallery } from '../../../../components/project/ProjectGallery.tsx';
import { ProjectStory } from '../../../../components/project/ProjectStory.tsx';
import { Main } from '../../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { ProjectCall } from './ProjectCall.tsx';

const FurtherDown = hydrateWhenVisible(
  async () => (await import('./FurtherDown.tsx')).FurtherDown,
  import.meta.env.SSR ? (await import('./FurtherDown.tsx')).FurtherDown : undefined,
);

export function Page() {
  const { project } = useData<Data>();
  return (
    <>
      <Main>
        <Opening project={project} />
        <ProjectGallery project={project}>
          <Suspense>
            <InShort project={project} />
          </Suspense>
          <Suspense key={project.id}>
            <ProjectStory project={project} />
          </Suspense>
          <FurtherDown />
        </ProjectGallery>
      </Main>
      <ProjectCall project={project} />
    </>
  );
}
