import { type ChangeEvent, type ReactNode, useId } from 'react';
import { StaffIcon } from '../StaffIcon.tsx';
import styles from './ChooseFiles.module.css';

interface ChooseFilesProps {
  children: ReactNode;
  /** Where what is written on it does not say enough. */
  label?: string;
  describedBy?: string;
  accept?: string;
  isMany?: boolean;
  isQuiet?: boolean;
  isSolid?: boolean;
  onChoose: (files: File[]) => void;
}

export function ChooseFiles({
  children,
  label,
  describedBy,
  isQuiet = false,
  isSolid = false,
  onChoose,
  ...box
}: ChooseFilesProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <span className={styles['choose']} data-quiet={isQuiet || undefined} data-solid={isSolid || undefined}>
      <input
        className="vh"
        type="file"
        id={id}
        accept={box.accept ?? 'image/*'}
        multiple={box.isMany}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
      />
      <label htmlFor={id}>
        {!isQuiet && <StaffIcon name="upload" />}
        {children}
      </label>
    </span>
  );
}
