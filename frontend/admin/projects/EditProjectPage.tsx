import { useNavigate, useParams } from 'react-router-dom';
import { readAdminProject } from '../../api/adminProjects.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { FailedForm } from '../kit/fields/FailedForm.tsx';
import { Loading } from '../kit/Loading.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { keepPlace } from '../versions/keepPlace.ts';
import { projectVersions } from '../versions/projectVersions.ts';
import { usePutBack } from '../versions/usePutBack.ts';
import { RecoverableProjectForm } from './RecoverableProjectForm.tsx';
import { toSaved } from './toDraft.ts';

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
  const restored = usePutBack(projectVersions, id, reload);
  if (error || restored.failure) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <FailedForm
        title={words.editTitle}
        failure={error ? words.loadFailed : admin.versions.versionFailed}
        help={error ? sentenceOf(error, admin.form.unreachable) : (restored.failure ?? '')}
        retry={error ? reload : restored.retry}
        back={{ to: '/projects', label: words.back }}
      >
        {isGone && <OrphanCopies kind={projectDraftKind} id={id} />}
      </FailedForm>
    );
  }
  if (!project || restored.isLoading) return <Loading title={words.editTitle} />;
  const saved = toSaved(project);
  return (
    <RecoverableProjectForm
      key={`${project.id} ${project.version} ${restored.key}`}
      restored={keepPlace(restored.version, saved.draft)}
      saved={saved}
      onSaved={() => void navigate('/projects')}
      onTakeTheirs={restored.takeTheirs}
    />
  );
}
