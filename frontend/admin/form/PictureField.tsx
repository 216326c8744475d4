import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from 'react';
import { FieldError } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import type { PictureName } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { PicturePreview } from './PicturePreview.tsx';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  name: PictureName;
  label: string;
  hint: string;
  /** Address of the stored picture. */
  present: string | undefined;
  shape: 'wide' | 'upright';
  action?: ReactNode;
  children?: ReactNode;
}

export function PictureField({ name, label, hint, present, shape, action, children }: PictureFieldProps) {
  const { pictures, messages, choose } = usePostFormContext();
  const chosen = pictures[name];
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
        <Choice name={name} label={label} isReplacing={Boolean(chosen ?? present)} action={action} />
      </div>
      <FieldError id={name} error={messages[name]} />
      <p className="note" id={`${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}

type ChoiceProps = Pick<PictureFieldProps, 'name' | 'label' | 'action'> & { isReplacing: boolean };

function Choice({ name, label, isReplacing, action }: ChoiceProps) {
  const { pictures, messages, choose } = usePostFormContext();
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => choose(name, target.files?.[0]);
  const undo = () => {
    if (input.current) input.current.value = '';
    choose(name, undefined);
    input.current?.focus();
  };
  return (
    <div className={styles['actions']}>
      <input
        ref={input}
        className="vh"
        type="file"
        accept="image/*"
        id={name}
        aria-invalid={messages[name] ? true : undefined}
        aria-describedby={messages[name] ? `${name}-error ${name}-hint` : `${name}-hint`}
        onChange={pick}
      />
      <label className={styles['choose']} htmlFor={name}>
        <Icon name="upload" />
        {isReplacing ? admin.form.replace : admin.form.choose}
      </label>
      {action}
      {pictures[name] && (
        <button
          type="button"
          className={styles['undo']}
          aria-label={admin.form.undoChoice(label)}
          onClick={undo}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  );
}
