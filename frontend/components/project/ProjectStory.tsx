import type { Project } from '../../api/wire.gen.ts';
import { Comparisons } from './Comparison.tsx';
import { Passage } from './Passage.tsx';
import { Plan } from './Plan.tsx';
import styles from './ProjectStory.module.css';

/** What staff found and did, below the facts. Parts that are empty are left out. */
export function ProjectStory({ project }: { project: Project }) {
  const [first] = project.passages;
  return (
    <div className={styles['story']}>
      {first && <Passage project={project} passage={first} />}
      <Comparisons project={project} />
      <Plan plan={project.plan} />
    </div>
  );
}
