import type { Project, ProjectCost } from '../../api/wire.gen.ts';
import { projectPage } from '../../content/projectPage.ts';
import { GoLink } from '../GoLink.tsx';
import styles from './Cost.module.css';
import { CostLists } from './CostLists.tsx';
import { CostScale } from './CostScale.tsx';
import { rangeHref } from './rangeHref.ts';

const { costTitle, costMore, included, excluded } = projectPage;

/** @param others whose costs are shown beside this one's */
export function Cost({ project, others }: { project: Project; others: ProjectCost[] }) {
  const { low, high, text, ...lists } = project.cost;
  if (low === null || high === null) return null;
  return (
    <section className={`section section--tight ${styles['cost']}`} aria-labelledby="cost-title">
      <div className="wrap grid">
        <div className={styles['text']}>
          <h2 id="cost-title">{costTitle}</h2>
          {text && <p>{text}</p>}
          <GoLink href={rangeHref(project)}>{costMore}</GoLink>
        </div>
        <div className={styles['figures']}>
          <CostScale low={low} high={high} others={others} isSample={project.is_sample} />
          <CostLists
            lists={[
              { title: included, lines: lists.included },
              { title: excluded, lines: lists.excluded },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
