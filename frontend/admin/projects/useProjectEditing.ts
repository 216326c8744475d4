import { useMemo, useState } from 'react';
import type { AdminProject } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import { type ProjectDraft, differingProjectFields } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { baseOf, writtenOver } from '../draft/writtenOver.ts';
import { keepAside } from '../drafts/keepAside.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import type { DraftPlace } from '../drafts/ServerDraft.ts';
import { isSafe } from '../drafts/keptWords.ts';
import { useKeptText } from '../drafts/useKeptText.ts';
import type { Sending } from '../library/sending/useSending.ts';
import { useHasLeft } from '../unsaved/useHasLeft.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { sayStored } from '../writing/sayStored.ts';
import { type Came, type Met, useMeeting } from '../writing/useMeeting.ts';
import { type SaveActOver, useSaveActs } from '../writing/useSaveActs.ts';
import { useSaveKey } from '../writing/useSaveKey.ts';
import { arrive } from './arrive.ts';
import type { ProjectFormState } from './ProjectFormContext.ts';
import type { SavedProject } from './SavedProject.ts';
import { type TheirProject, readTheirs, toDraft, toSaved } from './toDraft.ts';
import { useProjectDraft } from './useProjectDraft.ts';
import { fieldOfFile, usePictureSending } from './usePictureSending.ts';
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
  over?: string | undefined;
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
  const { draft } = form;
  const { restoredFrom, unsent: left = NONE } = start;
  const sending = usePictureSending({ left, onIn: (place, src) => arrive(form, place, src) });
  const { base, take, saveKey, unpublish, isChangingStatus, ...text } = useBase(saved, start, form);
  const parts = { base: text.begun, held: heldFields(sending.unsent), read: readTheirs };
  const meeting = useMeeting({ kind: projectDraftKind, ...parts, onMet: text.goOn });
  const opened = { ...start, draft, editor, ...saveKey.kept, unsent: sending.unsent };
  const { isTyped, isUnsaved, kept, forget, reportSaved } = useKept(base, { ...opened, begun: text.begun });
  const hasLeft = useHasLeft();
  const { save, ...saving } = useSaveProject({
    onSaved(project, { draft: sent, asked }) {
      const isComplete = sending.unsent.length === 0;
      const isWhole = isComplete && isAsSent(toSend, hasLeft() ? asked : sent);
      if (isWhole || !hasLeft()) forget();
      if (hasLeft()) return undefined;
      if (isWhole && differingProjectFields(asked, sent).length === 0) {
        reportSaved();
        return onSaved();
      }
      if (!isWhole) sayStored(isComplete ? admin.form.sentMeanwhile : admin.form.stillSending);
      setMessages({});
      return take(project, isWhole);
    },
    combine: meeting.combine,
    onRefused: setMessages,
    saveKey,
  });
  const isBusy = saving.isSaving || isChangingStatus;
  const { id, version } = base;
  const send = (act: SaveActOver<TheirProject>) => save({ ...meeting.toSave(act, toSend), restoredFrom });
  const acts = useSaveActs({ id, version, status: draft.status, isBusy, send });
  const state: ProjectFormState = { ...form, toSend, sending, libraryAltTexts: base.libraryAltTexts };
  const isOnSite = id !== undefined && base.draft.status === 'published';
  const sides = { ...parts, mine: { ...draft, status: acts.asked } };
  const choice = choiceOf(id, sides, { meeting, sending, editor, dismiss: saving.dismissProblem });
  const now = { state, base, isOnSite, isBusy, isTyped, isUnsaved, kept };
  return { ...now, ...acts, ...choice, unpublish, ...saving };
}

interface Deciding {
  meeting: { came: Came | undefined; takeTheirs: (theirs: TheirProject, mine: ProjectDraft) => Fields };
  sending: Pick<Sending, 'unsent' | 'leaveOut'>;
  editor: EditorRef<ProjectDraft>;
  dismiss: () => void;
}
type Fields = readonly (keyof ProjectDraft)[];

function choiceOf<Sides extends { base: ProjectDraft | undefined; mine: ProjectDraft }>(
  id: string | undefined,
  sides: Sides,
  { meeting, sending, editor, dismiss }: Deciding,
) {
  const takeTheirs = (theirs: TheirProject) => {
    keepAside(projectDraftKind, editor.current);
    const fields = meeting.takeTheirs(theirs, sides.mine);
    const goesWith = ({ place }: UnsentFile) => fields.some((field) => field === fieldOfFile(place));
    for (const one of sending.unsent.filter(goesWith)) sending.leaveOut(one.id);
    dismiss();
  };
  const isNew = id === undefined;
  return {
    conflict: isNew ? { ...sides, base: undefined } : sides,
    takeTheirs: isNew ? undefined : takeTheirs,
    came: meeting.came,
  };
}

function heldFields(unsent: readonly UnsentFile[]): Fields {
  return unsent.flatMap(({ place }) => fieldOfFile(place) ?? []);
}

/** What its text began with; undefined where nobody knows. */
function beginning(saved: SavedProject, { draft, version, over }: ProjectStart): ProjectDraft | undefined {
  return version === saved.version ? saved.draft : baseOf(projectDraftKind, draft, over);
}

function isAsSent(draft: ProjectDraft, sent: ProjectDraft): boolean {
  return differingProjectFields({ ...draft, status: sent.status }, sent).length === 0;
}

type Form = Pick<ReturnType<typeof useProjectDraft>, 'change' | 'replace' | 'takeSlug'>;

/** What the server has, also after a save or a change of status that the form stays open for. */
function useBase(saved: SavedProject, start: ProjectStart, { change, replace, takeSlug }: Form) {
  const [base, setBase] = useState({ ...saved, version: start.version });
  const [begun, begin] = useState(() => beginning(saved, start));
  const saveKey = useSaveKey(start.saveKey);
  const changing = useProjectUnpublish(base, (to) => {
    setBase((now) => ({ ...now, version: to.version, draft: { ...now.draft, status: to.status } }));
    begin((now) => now && { ...now, status: to.status });
    change({ status: to.status });
  });
  const take = (project: AdminProject, isWhole: boolean) => {
    setBase(toSaved(project));
    begin(toDraft(project));
    saveKey.renew();
    if (isWhole) return replace(() => toDraft(project));
    change({ status: project.status });
    return takeSlug(project.slug);
  };
  const goOn = ({ theirs, combined }: Met<ProjectDraft, TheirProject>) => {
    setBase(theirs);
    begin(theirs.draft);
    replace(combined);
  };
  return { base, begun, take, goOn, saveKey, ...changing };
}

/** What is not saved is kept on the device and on the server, and leaving it is asked about. */
function useKept(
  base: SavedProject,
  {
    unsent = NONE,
    begun,
    ...opened
  }: ProjectStart & { editor: EditorRef<ProjectDraft>; begun: ProjectDraft | undefined },
) {
  const { draft } = opened;
  const over = useMemo(() => writtenOver(projectDraftKind, begun, draft), [begun, draft]);
  const isTyped = differingProjectFields(base.draft, draft).length > 0;
  const isUnsaved = unsent.length > 0 || isTyped;
  const { kept, forget } = useKeptText(
    projectDraftKind,
    { ...opened, over, id: base.id ?? '', basedOn: base.version },
    { draft, pictures: NO_PICTURES, unsent, isChanged: isUnsaved },
  );
  const reportSaved = useReportUnsaved(isUnsaved, isSafe(kept));
  return { isTyped, isUnsaved, kept, forget, reportSaved };
}
