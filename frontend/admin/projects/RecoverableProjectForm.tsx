import { useState } from 'react';
import { CopyOffer } from '../drafts/CopyOffer.tsx';
import type { ProjectDraft } from '../draft/projectDraft.ts';
import { projectKind } from '../draft/projectKind.ts';
import { useKeptOffer } from '../drafts/useKeptOffer.ts';
import { RestoredNotice } from '../versions/RestoredNotice.tsx';
import type { RestoredVersion } from '../versions/usePutBack.ts';
import { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx';

interface RecoverableProjectFormProps extends Omit<ProjectFormProps, 'start' | 'offers' | 'editor'> {
  restored?: RestoredVersion<ProjectDraft> | undefined;
}

/** Offers what was not saved. */
export function RecoverableProjectForm({ restored, ...props }: RecoverableProjectFormProps) {
  const { id = '', version, draft } = props.saved;
  const { offer, next, drop, editor } = useKeptOffer(projectKind, id, draft);
  const [start, setStart] = useState<ProjectFormProps['start'] & { key: string }>({
    draft: restored?.draft ?? draft,
    version,
    restoredFrom: restored?.number,
    key: '',
  });
  const offers = (
    <>
      {offer && (
        <CopyOffer
          key={offer.key}
          kind={projectKind}
          text={offer}
          editor={editor}
          start={start.draft}
          onTake={() => {
            const { basedOn, server, restoredFrom, key } = offer;
            setStart({ draft: offer.draft, version: basedOn, place: server?.place, restoredFrom, key });
            next();
          }}
          onDrop={drop}
        />
      )}
      {restored && start.restoredFrom !== undefined && (
        <RestoredNotice kind={projectKind} id={id} savedAt={restored.saved_at} />
      )}
    </>
  );
  return <ProjectForm key={start.key} {...{ start, offers, editor }} {...props} />;
}
