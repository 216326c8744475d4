import { useState } from 'react';
import type { AdminProject } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import { type ProjectDraft, differingProjectFields } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import type { DraftPlace } from '../drafts/ServerDraft.ts';
import { isSafe } from '../drafts/keptWords.ts';
import { useKeptText } from '../drafts/useKeptText.ts';
import { useHasLeft } from '../unsaved/useHasLeft.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { withoutCorrected } from '../writing/saveProblem.ts';
import { sentStatus } from '../writing/sentStatus.ts';
import { sayStored } from '../writing/sayStored.ts';
import { type SentAct, useSaveActs } from '../writing/useSaveActs.ts';
import { useGoneLive } from '../writing/useGoneLive.ts';
import { useSaveKey } from '../writing/useSaveKey.ts';
import { arrive } from './arrive.ts';
import type { ProjectFormState } from './ProjectFormContext.ts';
import type { SavedProject } from './SavedProject.ts';
import { meetTheirProject } from './meetTheirProject.ts';
import { toSaved } from './toDraft.ts';
import { useProjectDraft } from './useProjectDraft.ts';
import { usePictureSending } from './usePictureSending.ts';
import { useProjectUnpublish } from './useProjectUnpublish.ts';
import { useSaveProject } from './useSaveProject.ts';

const NO_PICTURES = {};
const NONE: readonly UnsentFile[] = [];

/** The saved project, a local copy, a draft of the server or a version that is put back, and what it is based on. */
interface ProjectStart {
  draft: ProjectDraft;
  version: number | undefined;
  /** Of the draft that is carried on with. */
  place?: DraftPlace | undefined;
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
  /** Files that did not get sent before. */
  unsent?: readonly UnsentFile[];
}

export interface EditingOptions {
  saved: SavedProject;
  start: ProjectStart;
  editor: EditorRef<ProjectDraft>;
  onSaved: () => void;
}

/** Saving does not wait for pictures: the form stays open until they are in, or left out. */
export function useProjectEditing({ saved, start, editor, onSaved }: EditingOptions) {
  const { toSend, setMessages, ...form } = useProjectDraft(start.draft, saved.id === undefined);
  const { take, goOnFrom, saveKey, ...stored } = useBase(saved, start, form);
  const { base } = stored;
  const { draft } = form;
  const { restoredFrom, unsent: left = NONE } = start;
  const sending = usePictureSending({ left, onIn: (place, src) => arrive(form, place, src) });
  const opened = { ...start, draft, editor, ...saveKey.kept, unsent: sending.unsent };
  const { forget, reportSaved, ...unsaved } = useKept(base, opened);
  const hasLeft = useHasLeft();
  const { save, ...saving } = useSaveProject({
    onSaved(project, sent) {
      const isComplete = sending.unsent.length === 0;
      const isSame = differingProjectFields({ ...toSend, ...sentStatus(toSend, sent) }, sent).length === 0;
      const isWhole = isSame && isComplete;
      if (isWhole || !hasLeft()) forget();
      if (hasLeft()) return undefined;
      if (isWhole) {
        reportSaved();
        return onSaved();
      }
      sayStored(isComplete ? admin.form.sentMeanwhile : admin.form.stillSending);
      setMessages({});
      return take(project);
    },
    onRefused: setMessages,
    saveKey,
  });
  const isBusy = saving.isSaving || stored.isChangingStatus;
  const { id, version } = base;
  const send = ({ status, draft: other = toSend, ...as }: SentAct<ProjectDraft>) =>
    save({ ...as, draft: { ...other, status }, restoredFrom });
  const acts = useSaveActs({ id, version, status: draft.status, isBusy, send });
  const met = { id, version, draft, slugToSend: toSend.slug, isSending: sending.unsent.length > 0 };
  const conflict = meetTheirProject({ ...met, ...acts }, goOnFrom);
  const state: ProjectFormState = { ...form, toSend, sending, libraryAltTexts: base.libraryAltTexts };
  const problem = saving.problem && withoutCorrected(saving.problem, form.messages);
  return { state, ...stored, ...acts, conflict, ...saving, problem, ...unsaved, isBusy };
}

type Form = Pick<ReturnType<typeof useProjectDraft>, 'draft' | 'change' | 'update' | 'takeSlug'>;

/** What the server has, also after a save or a change of status that the form stays open for. */
function useBase(saved: SavedProject, start: ProjectStart, { draft, change, update, takeSlug }: Form) {
  const [base, setBase] = useState({ ...saved, version: start.version });
  const saveKey = useSaveKey(start.saveKey);
  const changing = useProjectUnpublish(base, (to) => {
    setBase((now) => ({ ...now, version: to.version, draft: { ...now.draft, status: to.status } }));
    change({ status: to.status });
  });
  const take = (project: AdminProject) => {
    setBase(toSaved(project));
    saveKey.renew();
    change({ status: project.status });
    takeSlug(project.slug);
  };
  const goOnFrom = (project: AdminProject, next: ProjectDraft) => {
    if (base.id === `${project.id}`) setBase(toSaved(project));
    update(() => next);
  };
  useGoneLive(base.draft, draft, (now) => {
    setBase({ ...base, draft: { ...base.draft, status: 'published', publish_at: '' } });
    change(now);
  });
  const isOnSite = base.id !== undefined && base.draft.status === 'published';
  return { base, isOnSite, take, goOnFrom, saveKey, ...changing };
}

/** What is not saved is kept on the device and on the server, and leaving it is asked about. */
function useKept(
  base: SavedProject,
  { unsent = NONE, ...opened }: ProjectStart & { editor: EditorRef<ProjectDraft> },
) {
  const { draft } = opened;
  const isTyped = differingProjectFields(base.draft, draft).length > 0;
  const isUnsaved = unsent.length > 0 || isTyped;
  const { kept, forget } = useKeptText(
    projectDraftKind,
    { ...opened, id: base.id ?? '', basedOn: base.version },
    { draft, pictures: NO_PICTURES, unsent, isChanged: isUnsaved },
  );
  const reportSaved = useReportUnsaved(isUnsaved, isSafe(kept));
  return { isTyped, isUnsaved, kept, forget, reportSaved };
}
