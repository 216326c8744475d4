import { useMemo } from 'react';
import type { AdminPost } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { type PostDraft, differingFields } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { unsentFilesIn, unsentIn } from '../draft/keepUnsent.ts';
import { writtenOver } from '../draft/writtenOver.ts';
import { keepAside } from '../drafts/keepAside.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import { isSafe } from '../drafts/keptWords.ts';
import { useKeptText } from '../drafts/useKeptText.ts';
import { useHasLeft } from '../unsaved/useHasLeft.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { sayStored } from '../writing/sayStored.ts';
import { type SaveActOver, useSaveActs } from '../writing/useSaveActs.ts';
import { useSaveKey } from '../writing/useSaveKey.ts';
import type { PostFormState } from './PostFormContext.ts';
import { type TheirPost, readTheirPost } from './seenDraft.ts';
import { type PostTextOptions, usePostText } from './usePostText.ts';
import { type PostSave, toHeld, useSavePost } from './useSavePost.ts';

interface PostFormOptions extends PostTextOptions {
  editor: EditorRef<PostDraft>;
  isUploading: boolean;
  onSaved: () => void;
}

export function usePostForm({ editor, isUploading, onSaved, ...options }: PostFormOptions) {
  const { id, start, present } = options;
  const text = usePostText(options);
  const { state, shown, stored, meeting } = text;
  const { draft, pictures, slugToSend } = state;
  const saveKey = useSaveKey(start.saveKey);
  const edited = { ...start, id: id ?? '', basedOn: stored.version, ...saveKey.kept, editor };
  const { hasFiles, isUnsaved, kept, forget } = useKeptPost(edited, text);
  const reportSaved = useReportUnsaved(isUnsaved || isUploading, isSafe(kept));
  const leave = () => {
    reportSaved();
    onSaved();
  };
  const { save, isSaving, ...saving } = useSavePost({
    onSaved: useOnSaved(text, { forget, leave, renewKey: saveKey.renew }),
    combine: meeting.combine,
    onRefused: text.setMessages,
    saveKey,
  });
  const isBusy = isSaving || isUploading || stored.isChangingStatus;
  const { version } = stored;
  const send = (act: SaveActOver<TheirPost>) => {
    const held = { ...draft, slug: slugToSend, status: act.status };
    const own = { restoredFrom: start.restoredFrom, present: act.id === undefined ? present : undefined };
    save({ ...meeting.toSave(act, text.seen), held, pictures, original: stored.saved.description, ...own });
  };
  const acts = useSaveActs({ id, version, status: draft.status, isBusy, isUploading, send });
  const choice = choiceOf(id, text, { asked: acts.asked, editor, dismiss: saving.dismissProblem });
  const now = { ...stored, state, shown, isBusy, isSaving, hasFiles, isUnsaved, kept };
  return { ...now, ...acts, ...choice, ...saving };
}

interface Settling {
  forget: () => void;
  leave: () => void;
  renewKey: () => void;
}

/** The form is left once all of it is saved, unless it has something to show. */
function useOnSaved({ state, takeSaved, goOn }: Text, { forget, leave, renewKey }: Settling) {
  const hasFormLeft = useHasLeft();
  return (post: AdminPost, sent: PostSave) => {
    const hasLeft = hasFormLeft();
    const { typed, isWhole } = restOf(state, hasLeft ? sent.held : toHeld(sent).draft);
    if (isWhole || !hasLeft) forget();
    if (hasLeft) return undefined;
    if (isWhole && differingFields(sent.asked, sent.draft).length === 0) return leave();
    if (!isWhole) sayStored(typed.length > 0 ? admin.form.sentMeanwhile : admin.form.stillSending);
    takeSaved(post, typed);
    renewKey();
    return goOn(post);
  };
}

/** @returns what the save does not have: `typed` since it was sent, or pictures that wait */
function restOf({ draft, slugToSend }: Pick<PostFormState, 'draft' | 'slugToSend'>, sent: PostDraft) {
  const typed = differingFields({ ...draft, slug: slugToSend, status: sent.status }, sent);
  return { typed, isWhole: typed.length === 0 && unsentIn(draft.description).length === 0 };
}

type Text = ReturnType<typeof usePostText>;

interface Deciding {
  asked: PostDraft['status'];
  editor: EditorRef<PostDraft>;
  dismiss: () => void;
}

function choiceOf(id: string | undefined, { begun, seen, meeting }: Text, deciding: Deciding) {
  const { asked, editor, dismiss } = deciding;
  const mine = { ...seen, status: asked };
  const takeTheirs = (theirs: TheirPost) => {
    keepAside(postDraftKind, editor.current);
    meeting.takeTheirs(theirs, mine);
    dismiss();
  };
  const isNew = id === undefined;
  return {
    conflict: { base: isNew ? undefined : begun, read: readTheirPost, mine },
    takeTheirs: isNew ? undefined : takeTheirs,
    came: meeting.came,
  };
}

/** With the files that stand in its text until they are sent. */
function useKeptPost(
  edited: Parameters<typeof useKeptText<PostDraft>>[1],
  { begun, seen, stored, state: { draft, pictures } }: Text,
) {
  const unsent = useMemo(() => unsentFilesIn(draft.description), [draft.description]);
  const hasFiles = Object.values(pictures).some(Boolean);
  const isUnsaved = hasFiles || differingFields(stored.saved, draft).length > 0;
  const over = isUnsaved ? writtenOver(postDraftKind, begun, seen) : undefined;
  const content = { draft, pictures, unsent, isChanged: isUnsaved };
  return { hasFiles, isUnsaved, ...useKeptText(postDraftKind, { ...edited, over }, content) };
}
