import type { Project, ProjectCost } from '../../api/wire.gen.ts';
import { Confessions } from './Confessions.tsx';
import { Cost } from './Cost.tsx';
import { Credits } from './Credits.tsx';
import { Materials } from './Materials.tsx';
import { Passage } from './Passage.tsx';
import styles from './ProjectStory.module.css';

/** The further passages and all that can be counted; far down the page, so that its script may come later. */
export function StoryGoesOn({ project, others = [] }: { project: Project; others?: ProjectCost[] }) {
  return (
    <div className={styles['story']}>
      {project.passages.slice(1).map((passage) => (
        <Passage key={`${passage.title} ${passage.text}`} project={project} passage={passage} />
      ))}
      <Materials project={project} />
      <Cost project={project} others={others} />
      <Confessions again={project.again} different={project.different} />
      <Credits credits={project.credits} is_sample={project.is_sample} />
    </div>
  );
}
