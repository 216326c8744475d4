import { readAdminProject } from '../../api/adminProjects.ts';
import { admin } from '../../content/admin.ts';
import { ConflictDialog } from '../compare/ConflictDialog.tsx';
import { projectKind } from '../draft/projectKind.ts';
import { FormColumns } from '../writing/FormColumns.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { SaveFailure } from '../writing/SaveFailure.tsx';
import { usePreventFileDrop } from '../writing/usePreventFileDrop.ts';
import { ProjectFormContext } from './ProjectFormContext.ts';
import { ProjectMain } from './ProjectMain.tsx';
import { ProjectSide } from './ProjectSide.tsx';
import { toDraft } from './toDraft.ts';
import { type EditingOptions, useProjectEditing } from './useProjectEditing.ts';

const words = admin.projects;

export interface ProjectFormProps extends EditingOptions {
  title: string;
  onTakeTheirs?: () => void;
}

export function ProjectForm({ title, onTakeTheirs, ...options }: ProjectFormProps) {
  usePreventFileDrop();
  const editing = useProjectEditing(options);
  const { state, base, isSaving, isUnsaved, copy } = editing;
  const bar = { title, isSaving, isUnsaved, copy, isUploading: false, status: undefined };
  return (
    <ProjectFormContext value={state}>
      <form aria-labelledby="form-title" noValidate onSubmit={editing.submit}>
        <SaveBar back="/projects" backLabel={words.back} {...bar} />
        <FormColumns
          isInert={isSaving}
          notices={<Problem editing={editing} onTakeTheirs={onTakeTheirs} />}
          main={<ProjectMain />}
          side={<ProjectSide base={base} isUnsaved={isUnsaved} />}
        />
      </form>
    </ProjectFormContext>
  );
}

async function readSaved(token: string, id: string, signal: AbortSignal) {
  const project = await readAdminProject(token, id, signal);
  return { version: project.version, draft: toDraft(project) };
}

interface ProblemProps {
  editing: ReturnType<typeof useProjectEditing>;
  onTakeTheirs: ProjectFormProps['onTakeTheirs'];
}

function Problem({ editing: { problem, ...editing }, onTakeTheirs }: ProblemProps) {
  if (!problem) return null;
  if (!problem.conflict)
    return (
      <SaveFailure
        problem={problem}
        noun="project"
        onSaveAsNew={editing.saveAsNew}
        details={[...new Set(Object.values(problem.messages))]}
      />
    );
  return (
    <ConflictDialog
      {...problem.conflict}
      kind={projectKind}
      read={readSaved}
      mine={editing.state.draft}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={editing.saveOver}
      onClose={editing.dismissProblem}
    />
  );
}
