import { useEffect, useState } from 'react';
import { CopyOffer } from '../drafts/CopyOffer.tsx';
import { readCopyFiles, releaseCopyFiles, removeOldCopyFiles } from '../copies/copyFiles.ts';
import { readCopies } from '../copies/localCopy.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { postKind } from '../draft/postKind.ts';
import { type KeptText, formOf } from '../drafts/keptTexts.ts';
import { useKeptOffer } from '../drafts/useKeptOffer.ts';
import { RestoredNotice } from '../versions/RestoredNotice.tsx';
import type { RestoredVersion } from '../versions/usePutBack.ts';
import { EditPostForm, type EditPostFormProps } from './EditPostForm.tsx';

interface RecoverableFormProps extends Omit<EditPostFormProps, 'start' | 'offers' | 'editor'> {
  restored?: RestoredVersion<PostDraft> | undefined;
}

/** Offers what was not saved. */
export function RecoverableForm({ restored, ...props }: RecoverableFormProps) {
  const { offer, next, drop, editor } = useKeptOffer(postKind, props.id ?? '', props.initial);
  useEffect(tidyFiles, []);
  const [start, setStart] = useState<EditPostFormProps['start']>({
    draft: restored?.draft ?? props.initial,
    version: props.version,
    pictures: {},
    missing: [],
    restoredFrom: restored?.number,
    key: '',
  });
  const take = async ({ draft, basedOn: version, restoredFrom, copy, server, key }: KeptText<PostDraft>) => {
    const form = formOf({ copy, server });
    const pictures = await readCopyFiles(form);
    await releaseCopyFiles(form);
    const stored = Object.values(pictures).map((file) => file?.name);
    const missing = (copy?.files ?? []).filter((name) => !stored.includes(name));
    setStart({ draft, version, pictures, missing, place: server?.place, restoredFrom, key });
    next();
  };
  const offers = (
    <>
      {offer && (
        <CopyOffer
          key={offer.key}
          kind={postKind}
          text={offer}
          editor={editor}
          start={start.draft}
          onTake={() => void take(offer)}
          onDrop={drop}
        />
      )}
      {restored && start.restoredFrom !== undefined && (
        <RestoredNotice kind={postKind} id={props.id ?? ''} savedAt={restored.saved_at} />
      )}
    </>
  );
  return <EditPostForm key={start.key} {...{ start, offers, editor }} {...props} />;
}

function tidyFiles(): void {
  const now = Date.now();
  const named = readCopies(localStorage, postKind, now).map(({ form }) => form);
  void removeOldCopyFiles(named, now);
}
