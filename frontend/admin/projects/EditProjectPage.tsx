import { Link, useNavigate, useParams } from 'react-router-dom';
import { readAdminProject } from '../../api/adminProjects.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { projectKind } from '../draft/projectKind.ts';
import { Loading } from '../kit/Loading.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { RecoverableProjectForm } from './RecoverableProjectForm.tsx';
import { toDraft } from './toDraft.ts';
import styles from './EditProjectPage.module.css';

const words = admin.projects;

export function EditProjectPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const {
    answer: project,
    error,
    reload,
  } = useAdminQuery({
    key: ['project', id],
    load: (token, signal) => readAdminProject(token, id, signal),
    failed: words.loadFailed,
  });
  if (error) return <Failed id={id} error={error} retry={reload} />;
  if (!project) return <Loading title={words.editTitle} />;
  const { version } = project;
  return (
    <RecoverableProjectForm
      key={`${project.id} ${version}`}
      title={words.editTitle}
      saved={{ id: `${project.id}`, version, draft: toDraft(project) }}
      onSaved={() => void navigate('/projects')}
      onTakeTheirs={reload}
    />
  );
}

function Failed({ id, error, retry }: { id: string; error: Error; retry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles['failed']}>
      <h1 tabIndex={-1}>{words.editTitle}</h1>
      {isGone && <OrphanCopies kind={projectKind} id={id} />}
      <EmptyState title={words.loadFailed} help={sentenceOf(error, admin.form.unreachable)}>
        <Button onClick={retry}>{admin.retry}</Button>
        <Link to="/projects">{words.back}</Link>
      </EmptyState>
    </div>
  );
}
