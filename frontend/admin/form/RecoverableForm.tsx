import { useEffect, useState } from 'react';
import { CopyOffer } from '../copies/CopyOffer.tsx';
import { readCopyFiles, removeOtherCopyFiles } from '../copies/copyFiles.ts';
import { type LocalCopy, readCopies } from '../copies/localCopy.ts';
import { useCopyOffer } from '../copies/useCopyOffer.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { postKind } from '../draft/postKind.ts';
import { EditPostForm, type EditPostFormProps } from './EditPostForm.tsx';

/** Offers unsaved copies above the form. */
export function RecoverableForm(props: Omit<EditPostFormProps, 'start'>) {
  const { offer, next, drop } = useCopyOffer(postKind, props.id ?? '', props.initial);
  useEffect(() => {
    void removeOtherCopyFiles(readCopies(localStorage, postKind, Date.now()).map(({ form }) => form));
  }, []);
  const [start, setStart] = useState<EditPostFormProps['start']>({
    draft: props.initial,
    version: props.version,
    pictures: {},
    missing: [],
    key: '',
  });
  const take = async ({ draft, basedOn: version, files, form: key }: LocalCopy<PostDraft>) => {
    const pictures = await readCopyFiles(key);
    const stored = Object.values(pictures).map((file) => file?.name);
    const missing = files.filter((name) => !stored.includes(name));
    setStart({ draft, version, pictures, missing, key });
    next();
  };
  return (
    <>
      {offer && (
        <CopyOffer
          key={offer.form}
          kind={postKind}
          copy={offer}
          present={start.draft}
          onTake={() => void take(offer)}
          onDrop={drop}
        />
      )}
      <EditPostForm key={start.key} start={start} {...props} />
    </>
  );
}
