import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { admin } from '../../content/admin.ts';
import { useLocalCopy } from '../copies/useLocalCopy.ts';
import { type ProjectDraft, differingProjectFields } from '../draft/projectDraft.ts';
import { projectKind } from '../draft/projectKind.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { newPicture, shownOf } from './takeOut.ts';
import type { ProjectFormState } from './ProjectFormContext.ts';
import { toDraft } from './toDraft.ts';
import { useProjectDraft } from './useProjectDraft.ts';
import { PICTURES, PLAN, usePictureSending } from './usePictureSending.ts';
import { useSaveProject } from './useSaveProject.ts';

const words = admin.projects;
const NO_FILES = {};

/** What the server has; nothing while the project is new. */
export interface SavedProject {
  id: string | undefined;
  version: number | undefined;
  draft: ProjectDraft;
}

export interface EditingOptions {
  saved: SavedProject;
  /** The saved project, or a local copy and what that is based on. */
  start: { draft: ProjectDraft; version: number | undefined };
  onSaved: () => void;
}

/** Saving does not wait for pictures: the form stays open until they are in. */
export function useProjectEditing({ saved, start, onSaved }: EditingOptions) {
  const [base, setBase] = useState({ ...saved, version: start.version });
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const { toSend, setMessages, takeSlug, ...form } = useProjectDraft(start.draft, saved.id === undefined);
  const { draft } = form;
  const sending = usePictureSending({ onIn: (place, src) => arrive(form, place, src) });
  const { isUnsaved, copy, forget, reportUnsaved } = useKept(base, draft, sending.isSending);
  const { save, ...saving } = useSaveProject({
    onSaved(project) {
      toast.success(base.id === undefined ? words.added : words.updated);
      forget();
      if (!sending.isSending) {
        reportUnsaved(false);
        return onSaved();
      }
      toast.success(words.stillSending);
      setBase({ id: `${project.id}`, version: project.version, draft: toDraft(project) });
      setIdempotencyKey(newIdempotencyKey());
      return takeSlug(project.slug);
    },
    onRefused: setMessages,
  });
  const send = (as: { id: string | undefined; version: number | undefined }) =>
    save({ ...as, draft: toSend, idempotencyKey });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isSaving) send(base);
  };
  const state: ProjectFormState = { ...form, sending };
  return {
    state,
    base,
    submit,
    saveOver: (version: number) => send({ id: base.id, version }),
    saveAsNew: () => send({ id: undefined, version: undefined }),
    ...saving,
    isUnsaved,
    copy,
  };
}

/** What is not saved is kept on the device, and leaving it is asked about. */
function useKept(base: SavedProject, draft: ProjectDraft, isSending: boolean) {
  const isUnsaved = differingProjectFields(base.draft, draft).length > 0;
  const { copy, forget } = useLocalCopy(
    projectKind,
    { id: base.id ?? '', basedOn: base.version },
    { draft, pictures: NO_FILES, isChanged: isUnsaved },
  );
  const reportUnsaved = useReportUnsaved(isUnsaved || isSending);
  return { isUnsaved, copy, forget, reportUnsaved };
}

/** Puts an uploaded file where it was asked for. @returns the key of the project's picture that it became */
function arrive({ draft, change, update }: Omit<ProjectFormState, 'sending'>, place: string, src: string) {
  if (place === PLAN) {
    change({ plan: { ...draft.plan, src } }, 'plan.src');
    return undefined;
  }
  const picture = newPicture(src);
  if (place !== PICTURES) {
    const before = shownOf(picture);
    update((now) => ({
      ...now,
      pairs: now.pairs.map((pair) => (pair.row === place ? { ...pair, before } : pair)),
    }));
    return undefined;
  }
  update((now) => ({ ...now, pictures: [...now.pictures, picture] }));
  return picture.key;
}
