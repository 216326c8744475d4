import { useNavigate } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { emptyProject } from '../draft/projectDraft.ts';
import { RecoverableProjectForm } from './RecoverableProjectForm.tsx';

const nothing = { id: undefined, version: undefined, draft: emptyProject, libraryAltTexts: {} };

export function AddProjectPage() {
  const navigate = useNavigate();
  return (
    <RecoverableProjectForm
      title={admin.projects.addTitle}
      saved={nothing}
      onSaved={() => void navigate('/projects')}
    />
  );
}
