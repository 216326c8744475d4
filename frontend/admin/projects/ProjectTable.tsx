import { Link } from 'react-router-dom';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { OnSite } from '../kit/OnSite.tsx';
import { OrderControls } from '../kit/order/OrderControls.tsx';
import { Table } from '../kit/lists/Table.tsx';
import { type OrderEntry, useReorder } from '../kit/order/useReorder.ts';
import table from '../kit/lists/Table.module.css';
import { useRole } from '../kit/useRole.ts';
import { ProjectStatus } from './ProjectStatus.tsx';
import { pictureFile } from '../pictures/pictureFile.ts';
import { projectFacts } from './projectFacts.ts';
import styles from './ProjectTable.module.css';

const words = admin.projects;
type Projects = readonly AdminProjectCard[];

interface ProjectTableProps {
  projects: Projects;
  onHome: ReadonlySet<number>;
  /** Only all of them can be put in order. */
  isWhole: boolean;
  isBusy: boolean;
  onOrder: (projects: Projects) => void;
  onPutDown: (before: Projects, after: Projects) => void;
  onDelete: (project: AdminProjectCard) => void;
}

export function ProjectTable({ projects, onHome, isWhole, isBusy, onDelete, ...order }: ProjectTableProps) {
  const mayEdit = useRole().may('editor');
  const columns = mayEdit ? words.columns : words.columns.slice(0, -1);
  const { rowProps, entryAt, said } = useReorder({
    items: projects,
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    ...order,
  });
  return (
    <>
      <Table caption={words.caption} columns={columns} className={styles['projects']} isBusy={isBusy}>
        {projects.map((project, index) => (
          <tr key={project.id} {...rowProps(project)}>
            <Cells
              project={project}
              isOnHome={onHome.has(project.id)}
              order={isWhole && mayEdit ? entryAt(project, index) : undefined}
              mayEdit={mayEdit}
              onDelete={onDelete}
            />
          </tr>
        ))}
      </Table>
      {mayEdit && (
        <p className={`${styles['help']} note`}>{isWhole ? admin.order.help : admin.finding.noOrder}</p>
      )}
      <output className="vh">{said}</output>
    </>
  );
}

interface CellsProps {
  project: AdminProjectCard;
  isOnHome: boolean;
  order: OrderEntry | undefined;
  mayEdit: boolean;
  onDelete: (project: AdminProjectCard) => void;
}

function Cells({ project, isOnHome, order, mayEdit, onDelete }: CellsProps) {
  const { title, pictures, pictures_without_alt: withoutAlt } = project;
  const address = projectDraftKind.editAddress(`${project.id}`);
  return (
    <>
      <td className={styles['order']}>
        {order ? <OrderControls {...order} /> : <span className="num">{project.position}</span>}
      </td>
      <td className={styles['cover']}>
        <Cover project={project} />
      </td>
      <th scope="row">
        {mayEdit ? (
          <Link to={address}>{title}</Link>
        ) : (
          <OnSite path={`/projects/${project.slug}`} status={project.status}>
            {title}
          </OnSite>
        )}
        <span className="note">{projectFacts(project)}</span>
        {project.on_home && <span className="note">{isOnHome ? words.onHome : words.mayBeOnHome}</span>}
      </th>
      <td className={styles['status']}>
        <ProjectStatus {...project} />
      </td>
      <td className={`${styles['count']} num`}>{words.pictureCount(pictures, withoutAlt)}</td>
      {mayEdit && (
        <td className={table['actions']}>
          <Link to={address} aria-label={`${words.edit}: ${title}`}>
            <StaffIcon name="pencil" />
          </Link>
          <button type="button" aria-label={`${words.delete}: ${title}`} onClick={() => onDelete(project)}>
            <StaffIcon name="bin" />
          </button>
        </td>
      )}
    </>
  );
}

function Cover({ project: { cover } }: Pick<CellsProps, 'project'>) {
  const file = cover && pictureFile(cover.src);
  if (!file) return <span className={`${styles['none']} note`}>{words.noCover}</span>;
  return (
    <span
      className={`${styles['thumbnail']} pic`}
      style={{ '--focus': `${cover.focus.x}% ${cover.focus.y}%` }}
    >
      <img src={file.small} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
