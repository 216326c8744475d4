import { type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { FieldError } from '../../components/Field.tsx';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { LibraryButton } from '../library/LibraryButton.tsx';
import type { PictureFieldName } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { PicturePreview } from '../kit/fields/PicturePreview.tsx';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  name: PictureFieldName;
  label: string;
  hint: string;
  /** Address of the stored picture. */
  present: string | undefined;
  shape: 'wide' | 'upright';
  action?: ReactNode;
  children?: ReactNode;
}

export function PictureField({ name, label, hint, present, shape, action, children }: PictureFieldProps) {
  const { draft, pictures, messages, choose } = usePostFormContext();
  const chosen = pictures[name];
  const isStored = draft[`${name}_path`] !== '';
  const drop = ({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files;
    if (file) choose(name, file);
  };
  const alt = admin.form.previewOf(label);
  return (
    <div className={styles['picker']} data-shape={shape}>
      <label className={styles['label']} htmlFor={name}>
        {label}
      </label>
      <div className={styles['box']} onDrop={drop}>
        {children || (
          <div className={`pic ${shape === 'wide' ? 'r-16x9' : 'r-4x5'}`}>
            {chosen ? (
              <PicturePreview file={chosen} alt={alt} />
            ) : (
              present !== undefined && <img src={present} alt={alt} />
            )}
          </div>
        )}
        {chosen && <p className={`${styles['name']} note`}>{admin.form.chosenFile(chosen.name)}</p>}
        {isStored && <p className={`${styles['name']} note`}>{admin.library.picker.fromLibrary}</p>}
        <Choice {...{ name, label, shape, action }} isReplacing={Boolean(chosen ?? present)} />
      </div>
      <FieldError id={name} error={messages[name]} />
      <p className="note" id={`${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}

type ChoiceProps = Pick<PictureFieldProps, 'name' | 'label' | 'shape' | 'action'> & { isReplacing: boolean };

function Choice({ name, label, shape, isReplacing, action }: ChoiceProps) {
  const { messages, choose, chooseStored } = usePostFormContext();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(name, target.files?.[0]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <div className={styles['actions']}>
      <input
        className="vh"
        type="file"
        accept="image/*"
        id={name}
        aria-invalid={messages[name] ? true : undefined}
        aria-describedby={messages[name] ? `${name}-error ${name}-hint` : `${name}-hint`}
        onChange={pick}
      />
      <label className={styles['choose']} htmlFor={name}>
        <StaffIcon name="upload" />
        {isReplacing ? admin.form.replace : admin.form.choose}
      </label>
      <LibraryButton
        label={admin.library.picker.openFor[shape]}
        origin="uploaded"
        onUse={(picture) => chooseStored(name, picture)}
      />
      {action}
      <UndoChoice name={name} label={label} />
    </div>
  );
}

function UndoChoice({ name, label }: Pick<ChoiceProps, 'name' | 'label'>) {
  const { draft, pictures, choose, chooseStored } = usePostFormContext();
  const isStored = draft[`${name}_path`] !== '' || draft[`${name}_cleared`] !== '';
  if (!pictures[name] && !isStored) return null;
  const undo = () => {
    if (isStored) chooseStored(name, undefined);
    else choose(name, undefined);
    document.getElementById(name)?.focus();
  };
  return (
    <button type="button" className={styles['undo']} aria-label={admin.form.undoChoice(label)} onClick={undo}>
      <StaffIcon name="bin" />
    </button>
  );
}
