import { useState } from 'react';
import type { LibraryPictureDetail } from '../../api/adminPictures.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { ActIcon } from './ActIcon.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** The other picture is chosen first, then the two are shown beside each other. */
export function ReplaceEverywhere({ picture }: { picture: LibraryPictureDetail }) {
  const [step, setStep] = useState<'choosing' | LibraryPicture>();
  const uses = picture.used_in.filter(({ can_change }) => can_change);
  const close = () => setStep(undefined);
  if (uses.length === 0) return null;
  return (
    <>
      <TextButton onClick={() => setStep('choosing')}>
        <ActIcon name="replace" />
        {admin.library.replace}
      </TextButton>
      {step === 'choosing' && (
        <LibraryDialog
          // A blog shows only pictures that were sent.
          origin={uses.some(({ kind }) => kind === 'blog') ? 'uploaded' : undefined}
          without={picture.id}
          onUse={setStep}
          onClose={close}
        />
      )}
      {typeof step === 'object' && <ReplaceDialog old={picture} uses={uses} other={step} onClose={close} />}
    </>
  );
}
