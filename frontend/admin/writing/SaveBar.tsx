import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin/admin.ts';
import { keptWords } from '../drafts/keptWords.ts';
import type { KeptState } from '../drafts/useKeptText.ts';
import { trackHeight } from '../kit/trackHeight.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  title: string;
  back: string;
  backLabel: string;
  /** Whether pictures are sent with the form. */
  hasFiles?: boolean;
  isSaving: boolean;
  status: UploadStatus | undefined;
  isBusy: boolean;
  isUnsaved: boolean;
  kept: KeptState;
  publishing: PublishButton;
}

interface PublishButton {
  /** Then Save puts changes on the site; otherwise Publish does, after the check. */
  isOnSite: boolean;
  isCheckOpen: boolean;
  onCheck: () => void;
  onSave: () => void;
  whenOff?: () => void;
}

const trackBarHeight = trackHeight('--save-bar-height');

export function SaveBar({ title, back, backLabel, isSaving, isBusy, publishing, ...state }: SaveBarProps) {
  return (
    <header className={styles['bar']} ref={trackBarHeight} data-save-bar>
      <div className={styles['in']}>
        <Link
          className={styles['back']}
          to={back}
          aria-label={backLabel}
          data-shortcut={publishing.isCheckOpen ? undefined : 'back'}
        >
          <Icon name="arrowLeft" />
        </Link>
        <h1 id="form-title" tabIndex={-1}>
          {title}
        </h1>
        <State {...state} />
        <Buttons {...publishing} isSaving={isSaving} isDisabled={isBusy || isSaving} />
      </div>
    </header>
  );
}

interface ButtonsProps extends PublishButton {
  isSaving: boolean;
  isDisabled: boolean;
}

function Buttons({ isOnSite, isCheckOpen, onCheck, onSave, isSaving, isDisabled, whenOff }: ButtonsProps) {
  const save = (
    <Button
      key="save"
      small
      line={!isOnSite}
      data-shortcut="save"
      isBusy={isSaving}
      aria-disabled={isDisabled}
      onClickCapture={isDisabled ? whenOff : undefined}
      onClick={onSave}
    >
      {isSaving ? admin.form.saving : admin.form.save}
    </Button>
  );
  const check = (
    <Button
      key="check"
      id="open-check"
      small
      line={isOnSite}
      data-shortcut={isCheckOpen ? undefined : 'publish'}
      aria-expanded={isCheckOpen}
      aria-disabled={isDisabled}
      onClickCapture={isDisabled ? whenOff : undefined}
      onClick={onCheck}
    >
      {isOnSite ? admin.check.check : admin.check.publish}
    </Button>
  );
  return isOnSite ? [check, save] : [save, check];
}

type StateProps = Pick<SaveBarProps, 'status' | 'isUnsaved' | 'kept' | 'hasFiles'>;

function State({ status, isUnsaved, kept, hasFiles = false }: StateProps) {
  if (status && hasFiles && !status.isWaiting)
    return (
      <label className={`${styles['copy']} note`}>
        {admin.form.sendingPictures}
        <progress value={status.progress} />
      </label>
    );
  const { text, look } = keptWords(kept);
  const isShown = isUnsaved && !status?.isWaiting;
  return (
    <output
      className={`${styles['copy']} note num`}
      data-problem={(isShown && look === 'problem') || undefined}
    >
      {isShown && look === 'safe' && <Icon name="tick" />}
      {status?.isWaiting ? admin.uploadWaits : isUnsaved && text}
    </output>
  );
}
