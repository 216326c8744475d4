import { useState } from 'react';
import { CopyOffer } from '../copies/CopyOffer.tsx';
import { useCopyOffer } from '../copies/useCopyOffer.ts';
import { projectKind } from '../draft/projectKind.ts';
import { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx';

/** Offers unsaved copies above the form. */
export function RecoverableProjectForm(props: Omit<ProjectFormProps, 'start'>) {
  const { id = '', version, draft } = props.saved;
  const { offer, next, drop } = useCopyOffer(projectKind, id, draft);
  const [start, setStart] = useState({ draft, version, form: '' });
  return (
    <>
      {offer && (
        <CopyOffer
          key={offer.form}
          kind={projectKind}
          copy={offer}
          present={start.draft}
          onTake={() => {
            setStart({ draft: offer.draft, version: offer.basedOn, form: offer.form });
            next();
          }}
          onDrop={drop}
        />
      )}
      <ProjectForm key={start.form} start={start} {...props} />
    </>
  );
}
