import { useData } from 'vike-react/useData';
import { StoryGoesOn } from '../../../../components/project/StoryGoesOn.tsx';
import type { Data } from './+data.ts';
import { OtherProjects } from './OtherProjects.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';

export function FurtherDown() {
  const { project, others, related_posts, previous, next } = useData<Data>();
  return (
    <>
      <StoryGoesOn key={project.id} project={project} others={others} />
      <RelatedPosts posts={related_posts} />
      <OtherProjects previous={previous} next={next} />
    </>
  );
}
