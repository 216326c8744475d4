import { useState } from 'react';
import { CopyOffer } from '../copies/CopyOffer.tsx';
import { readFiles } from '../copies/copyFiles.ts';
import type { LocalCopy } from '../copies/localCopy.ts';
import { useCopyOffer } from '../copies/useCopyOffer.ts';
import { PostForm, type PostFormProps } from './PostForm.tsx';

/** The form of a blog; what was written in it before and never saved is offered above it. */
export function RecoverableForm(props: Omit<PostFormProps, 'start'>) {
  const { offer, next, drop } = useCopyOffer(props.id ?? '', props.initial);
  const [start, setStart] = useState<PostFormProps['start']>({
    draft: props.initial,
    version: props.version,
    pictures: {},
    missing: [],
    key: '',
  });
  const take = async ({ draft, basedOn: version, files, form: key }: LocalCopy) => {
    const pictures = await readFiles(key);
    const kept = Object.values(pictures).map((file) => file?.name);
    const missing = files.filter((name) => !kept.includes(name));
    setStart({ draft, version, pictures, missing, key });
    next();
  };
  return (
    <>
      {offer && (
        <CopyOffer
          key={offer.form}
          copy={offer}
          present={start.draft}
          onTake={() => void take(offer)}
          onDrop={drop}
        />
      )}
      <PostForm key={start.key} start={start} {...props} />
    </>
  );
}
