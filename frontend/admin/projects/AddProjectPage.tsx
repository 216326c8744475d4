import { useNavigate } from 'react-router-dom';
import { emptyProject } from '../draft/projectDraft.ts';
import { RecoverableProjectForm } from './RecoverableProjectForm.tsx';

const nothing = { id: undefined, version: undefined, draft: emptyProject, libraryAltTexts: {} };

export function AddProjectPage() {
  const navigate = useNavigate();
  return <RecoverableProjectForm saved={nothing} onSaved={() => void navigate('/projects')} />;
}
