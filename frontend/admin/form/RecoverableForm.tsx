import { useState } from 'react';
import { CopyOffer } from '../copies/CopyOffer.tsx';
import { useCopyOffer } from '../copies/useCopyOffer.ts';
import { BlogForm, type BlogFormProps } from './BlogForm.tsx';

/** The form of a blog; what was written in it before and never saved is offered above it. */
export function RecoverableForm(props: Omit<BlogFormProps, 'start'>) {
  const { offer, drop } = useCopyOffer(props.id ?? '', props.initial);
  const [start, setStart] = useState<BlogFormProps['start']>({
    draft: props.initial,
    version: props.version,
    files: [],
    key: '',
  });
  return (
    <>
      {offer && (
        <CopyOffer
          key={offer.form}
          copy={offer}
          present={start.draft}
          onTake={() => {
            const { draft, basedOn: version, files, form: key } = offer;
            setStart({ draft, version, files, key });
            drop();
          }}
          onDrop={drop}
        />
      )}
      <BlogForm key={start.key} start={start} {...props} />
    </>
  );
}
