import { useState } from 'react';
import type { AdminPost } from '../../api/wire.gen.ts';
import { cleanEditorHtml, isBlankHtml } from '../draft/cleanEditorHtml.ts';
import { type PostDraft, type PresentPictures, differingFields, toPostDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { baseOf } from '../draft/writtenOver.ts';
import { useMeeting } from '../writing/useMeeting.ts';
import type { FormStart } from './FormStart.ts';
import type { PostFormState } from './PostFormContext.ts';
import { type TheirPost, heldDraft, readTheirPost, seenDraft } from './seenDraft.ts';
import { usePostFormState } from './usePostFormState.ts';
import { usePostStatus } from './usePostStatus.ts';

export interface PostTextOptions {
  id: string | undefined;
  initial: PostDraft;
  start: FormStart;
  present: PresentPictures | undefined;
  version?: number | undefined;
  /** Saved, while the form stays open. */
  onStay: (post: AdminPost) => void;
}

/** What the form holds, what it began with, and what others have saved since. */
export function usePostText({ id, initial, start, present, version, onStay }: PostTextOptions) {
  const { setDraft, setPictures, ...form } = usePostFormState({ ...start, present }, id === undefined);
  const { draft, pictures, slugToSend, change } = form.state;
  const [begun, begin] = useState(() => beginning({ initial, start, present, version }));
  const [shown, setShown] = useState({ html: start.draft.description, key: 0 });
  const onStatus = (status: PostDraft['status']) => {
    begin((now) => now && { ...now, status });
    change('status', status);
  };
  const { takeStored, ...stored } = usePostStatus({ id, initial, version: start.version, onStatus });
  const goOn = (post: AdminPost) => {
    takeStored(post);
    begin(seenDraft(toPostDraft(post), post));
    onStay(post);
  };
  const meeting = useMeeting<PostDraft, TheirPost>({
    kind: postDraftKind,
    base: begun,
    read: readTheirPost,
    onMet({ theirs, before, after, combined }) {
      const known = { present: before.theirs?.post ?? present, begun: before.base };
      const isAnotherText = differingFields(before.draft, after).includes('description');
      goOn(theirs.post);
      form.setMessages({});
      const heldNow = (now: PostDraft) =>
        heldDraft(combined(seenOf({ draft: now, pictures }, start, known)), theirs.post, pictures);
      setPictures(heldNow(draft).pictures);
      setDraft((now) => heldNow(now).draft);
      if (isAnotherText) setShown(({ key }) => ({ html: after.description, key: key + 1 }));
    },
  });
  const seen = seenOf({ draft: { ...draft, slug: slugToSend }, pictures }, start, { present, begun });
  return { ...form, shown, stored, begun, seen, goOn, meeting };
}

type Begun = Pick<PostTextOptions, 'initial' | 'start' | 'present' | 'version'>;

/** Undefined where nobody knows. */
function beginning({ initial, start, present, version }: Begun): PostDraft | undefined {
  if (start.version === version) return seenDraft(initial, present);
  return baseOf(postDraftKind, seenDraft(start.draft, present, start.pictures), start.over);
}

interface Known {
  present: PresentPictures | undefined;
  begun: PostDraft | undefined;
}

/** A blank editor leaves the text that is there, unless a version is put back. */
function seenOf(
  { draft, pictures }: Pick<PostFormState, 'draft' | 'pictures'>,
  { restoredFrom }: Pick<FormStart, 'restoredFrom'>,
  { present, begun }: Known,
): PostDraft {
  const isLeft = restoredFrom === undefined && isBlankHtml(cleanEditorHtml(draft.description));
  const text = isLeft && begun ? { description: begun.description } : {};
  return { ...seenDraft(draft, present, pictures), ...text };
}
