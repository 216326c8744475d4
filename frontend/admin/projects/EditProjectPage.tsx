import { useNavigate, useParams } from 'react-router-dom';
import { readAdminProject } from '../../api/adminProjects.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { projectKind } from '../draft/projectKind.ts';
import { FailedForm } from '../kit/FailedForm.tsx';
import { Loading } from '../kit/Loading.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { RecoverableProjectForm } from './RecoverableProjectForm.tsx';
import { toDraft } from './toDraft.ts';

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
  if (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <FailedForm
        title={words.editTitle}
        failure={words.loadFailed}
        help={sentenceOf(error, admin.form.unreachable)}
        retry={reload}
        back={{ to: '/projects', label: words.back }}
      >
        {isGone && <OrphanCopies kind={projectKind} id={id} />}
      </FailedForm>
    );
  }
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
