import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { replacePicture } from '../../api/adminPictures.ts';
import type { LibraryPicture, PicturePlace } from '../../api/wire.gen.ts';
import { TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { projectLimits } from '../../content/schemas/project-limits.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { pictureFile } from '../pictures/pictureFile.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import styles from './ReplaceDialog.module.css';
import { PICTURES_KEY } from './useLibrary.ts';
import { usePutReplacedBack } from './usePutReplacedBack.ts';

const words = admin.library.replacing;

interface ReplaceDialogProps {
  old: LibraryPicture;
  /** Those it can be replaced in. */
  uses: readonly PicturePlace[];
  other: LibraryPicture;
  onClose: () => void;
}

export function ReplaceDialog({ old, uses, other, onClose }: ReplaceDialogProps) {
  const [alt, setAlt] = useState(other.alt);
  const { replace, problem, isBusy } = useReplacing({ old, other, alt: alt.trim(), onClose });
  return (
    <ConfirmDialog
      title={words.title}
      isWide
      yes={words.yes(uses.length)}
      no={words.no}
      isBusy={isBusy}
      onYes={() => void replace()}
      onClose={onClose}
    >
      <Swap old={old} other={other} />
      <p>
        {words.goesTo(uses)} {words.stays}
      </p>
      <TextField
        id="new-alt"
        label={words.alt}
        hint={words.altHelp}
        error={problem}
        isAlert
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </ConfirmDialog>
  );
}

interface Replacing extends Pick<ReplaceDialogProps, 'old' | 'other' | 'onClose'> {
  alt: string;
}

/** The places are on the site at once, so that the check before publishing comes too late. */
function useReplacing({ old, other, alt, onClose }: Replacing) {
  const [problem, setProblem] = useState<string>();
  const putBack = usePutReplacedBack();
  const { run, isBusy } = useAdminMutation({
    change: (token) => replacePicture(token, old.id, { with: other.id, alt }),
    failed: words.failed,
    invalidates: [PICTURES_KEY],
  });
  const replace = async () => {
    const found = problemOf(alt, other);
    setProblem(found);
    if (found) return;
    const answer = await run();
    if (!answer) return;
    const { replaced, failures } = answer;
    undoToast(words.done(replaced.length), () => void putBack(replaced));
    if (failures.length > 0) toast.error(failures.join(' '), { duration: Infinity });
    onClose();
  };
  return { replace, problem, isBusy };
}

function problemOf(alt: string, { is_decorative: isDecorative }: LibraryPicture): string | undefined {
  if (alt.length > projectLimits.alt) return admin.form.tooLong(alt.length, projectLimits.alt);
  return alt === '' && !isDecorative ? words.altMissing : undefined;
}

function Swap({ old, other }: Pick<ReplaceDialogProps, 'old' | 'other'>) {
  return (
    <div className={styles['swap']}>
      <span className="pic">
        <img src={pictureFile(old.src)?.large} alt={words.old(old.alt)} />
      </span>
      <Icon name="arrowRight" />
      <span className="pic">
        <img src={pictureFile(other.src)?.large} alt={words.new(other.alt)} />
      </span>
    </div>
  );
}
