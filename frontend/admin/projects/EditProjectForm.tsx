import type { ReactNode } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { ProjectCheck } from './ProjectCheck.tsx';
import { goTo } from '../check/goTo.ts';
import { usePublishing } from '../check/usePublishing.ts';
import { ConflictDialog } from '../compare/ConflictDialog.tsx';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { isSafe } from '../drafts/keptWords.ts';
import { FilesReminder } from '../copies/FilesReminder.tsx';
import { Presence } from '../presence/Presence.tsx';
import { FormColumns } from '../writing/FormColumns.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { SaveFailure } from '../writing/SaveFailure.tsx';
import { WritingForm } from '../writing/WritingForm.tsx';
import { usePreventFileDrop } from '../kit/fields/usePreventFileDrop.ts';
import { ProjectFormContext } from './ProjectFormContext.ts';
import { ProjectMain } from './ProjectMain.tsx';
import { ProjectSide } from './ProjectSide.tsx';
import { refusedFields } from './refusedFields.ts';
import { type EditingOptions, useProjectEditing } from './useProjectEditing.ts';

const words = admin.projects;

export interface EditProjectFormProps extends EditingOptions {
  start: EditingOptions['start'] & {
    /** Names of chosen files that this browser does not have. */
    missing?: readonly string[];
  };
  /** Below the bar, so that Save stands still when they come and go. */
  offers: ReactNode;
  onTakeTheirs?: () => void;
}

export function EditProjectForm({ offers, onTakeTheirs, ...options }: EditProjectFormProps) {
  usePreventFileDrop();
  const editing = useProjectEditing(options);
  const { state, base, isSaving, isBusy, isOnSite, isTyped, isUnsaved, kept } = editing;
  const { panel, publishing, button } = usePublishing({
    ...editing,
    draft: state.draft,
    saved: base.draft,
  });
  const title = base.id === undefined ? words.addTitle : words.editTitle;
  // Of pictures that wait their lines tell, unless they are not kept.
  const bar = { title, isSaving, isBusy, isUnsaved: isTyped || !isSafe(kept), kept, status: undefined };
  return (
    <ProjectFormContext value={state}>
      <WritingForm>
        <SaveBar back="/projects" backLabel={words.back} {...bar} publishing={button} />
        {base.id === options.saved.id && offers}
        <FormColumns
          isInert={isSaving}
          panel={panel.isOpen && <ProjectCheck id={base.id} {...{ panel, publishing }} />}
          isGoing={panel.going !== undefined}
          notices={
            <>
              <Presence noun="project" id={base.id} draft={state.draft} />
              <Problem editing={editing} onTakeTheirs={onTakeTheirs} />
              <FilesReminder files={options.start.missing} />
            </>
          }
          main={<ProjectMain />}
          side={<ProjectSide {...{ base, isOnSite, isUnsaved, onUnpublish: editing.unpublish }} />}
        />
      </WritingForm>
    </ProjectFormContext>
  );
}

interface ProblemProps {
  editing: ReturnType<typeof useProjectEditing>;
  onTakeTheirs: EditProjectFormProps['onTakeTheirs'];
}

function Problem({ editing: { problem, ...editing }, onTakeTheirs }: ProblemProps) {
  if (!problem) return null;
  if (!problem.conflict)
    return (
      <SaveFailure
        problem={problem}
        onSaveAsNew={editing.saveAsNew}
        onRetry={editing.retry}
        details={refusedFields(problem.messages)}
        onDetail={(field) => goTo({ field })}
      />
    );
  return (
    <ConflictDialog
      {...problem.conflict}
      kind={projectDraftKind}
      {...editing.conflict}
      onTakeTheirs={onTakeTheirs}
      onClose={editing.dismissProblem}
    />
  );
}
