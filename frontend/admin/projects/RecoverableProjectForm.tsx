import { useEffect, useState } from 'react';
import { tidyCopyFiles } from '../copies/tidyCopyFiles.ts';
import { CopyOffer } from '../drafts/CopyOffer.tsx';
import type { ProjectDraft } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import type { KeptText } from '../drafts/keptTexts.ts';
import { takeKeptFiles } from '../drafts/takeKeptFiles.ts';
import { useKeptOffer } from '../drafts/useKeptOffer.ts';
import { RestoredNotice } from '../versions/RestoredNotice.tsx';
import type { RestoredVersion } from '../versions/usePutBack.ts';
import { EditProjectForm, type EditProjectFormProps } from './EditProjectForm.tsx';

interface RecoverableProjectFormProps extends Omit<EditProjectFormProps, 'start' | 'offers' | 'editor'> {
  restored?: RestoredVersion<ProjectDraft> | undefined;
}

/** Offers what was not saved. */
export function RecoverableProjectForm({ restored, ...props }: RecoverableProjectFormProps) {
  const { id = '', version, draft } = props.saved;
  const stored = { draft, version, start: restored?.draft };
  const { offer, next, drop, editor } = useKeptOffer(projectDraftKind, id, stored);
  useEffect(tidyCopyFiles, []);
  const [start, setStart] = useState<EditProjectFormProps['start'] & { key: string }>({
    draft: restored?.draft ?? draft,
    version,
    restoredFrom: restored?.number,
    key: '',
  });
  const take = async (text: KeptText<ProjectDraft>) => {
    const { unsent, missing } = await takeKeptFiles(text);
    setStart({ ...text, version: text.basedOn, place: text.server?.place, unsent, missing });
    next();
  };
  const offers = (
    <>
      {offer && (
        <CopyOffer
          key={offer.key}
          kind={projectDraftKind}
          text={offer}
          editor={editor}
          start={start.draft}
          onTake={() => void take(offer)}
          onDrop={drop}
        />
      )}
      {restored && start.restoredFrom !== undefined && (
        <RestoredNotice kind={projectDraftKind} id={id} savedAt={restored.saved_at} />
      )}
    </>
  );
  return <EditProjectForm key={start.key} {...{ start, offers, editor }} {...props} />;
}
