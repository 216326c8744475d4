import { useEffect, useState } from 'react';
import type { AdminPost } from '../../api/wire.gen.ts';
import { CopyOffer } from '../drafts/CopyOffer.tsx';
import { tidyCopyFiles } from '../copies/tidyCopyFiles.ts';
import { type PostDraft, toPostDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { keepUnsent, unsentIn, unsentName, withUnsent } from '../draft/keepUnsent.ts';
import type { KeptText } from '../drafts/keptTexts.ts';
import { takeKeptFiles } from '../drafts/takeKeptFiles.ts';
import { useKeptOffer } from '../drafts/useKeptOffer.ts';
import { RestoredNotice } from '../versions/RestoredNotice.tsx';
import type { RestoredVersion } from '../versions/usePutBack.ts';
import { EditPostForm, type EditPostFormProps } from './EditPostForm.tsx';

interface RecoverableFormProps extends Omit<EditPostFormProps, 'start' | 'offers' | 'editor' | 'onStay'> {
  restored?: RestoredVersion<PostDraft> | undefined;
}

/** Offers what was not saved. */
export function RecoverableForm({ restored, ...opened }: RecoverableFormProps) {
  const [saved, setSaved] = useState<Partial<EditPostFormProps>>({});
  const props = { ...opened, ...saved };
  const stored = { draft: opened.initial, version: opened.version, start: restored?.draft };
  const { offer, next, drop, editor } = useKeptOffer(postDraftKind, opened.id ?? '', stored);
  useEffect(tidyCopyFiles, []);
  const [start, setStart] = useState(() => startOf(opened, restored));
  const take = async (text: KeptText<PostDraft>) => {
    setStart(await startWith(text));
    next();
  };
  const isAsOpened = props.id === opened.id;
  const offers = (
    <>
      {offer && isAsOpened && (
        <CopyOffer
          key={offer.key}
          kind={postDraftKind}
          text={offer}
          editor={editor}
          start={start.draft}
          onTake={() => void take(offer)}
          onDrop={drop}
        />
      )}
      {restored && start.restoredFrom !== undefined && (
        <RestoredNotice kind={postDraftKind} id={props.id ?? ''} savedAt={restored.saved_at} />
      )}
    </>
  );
  const onStay = (post: AdminPost) =>
    setSaved({ id: `${post.id}`, initial: toPostDraft(post), version: post.version, present: post });
  return <EditPostForm key={start.key} {...{ start, offers, editor, onStay }} {...props} />;
}

function startOf(
  { initial, version }: Pick<EditPostFormProps, 'initial' | 'version'>,
  restored: RecoverableFormProps['restored'],
): EditPostFormProps['start'] {
  const restoredFrom = restored?.number;
  return { draft: restored?.draft ?? initial, version, pictures: {}, missing: [], restoredFrom, key: '' };
}

async function startWith(text: KeptText<PostDraft>): Promise<EditPostFormProps['start']> {
  const { basedOn: version, restoredFrom, saveKey, server, key } = text;
  const { description } = text.draft;
  const { pictures, unsent, missing } = await takeKeptFiles(text, unsentIn(description).map(unsentName));
  keepUnsent(unsent);
  const draft = { ...text.draft, description: withUnsent(description, unsent) };
  return { draft, version, pictures, missing, place: server?.place, restoredFrom, saveKey, key };
}
