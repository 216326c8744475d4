import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../../kit/StaffIcon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './StudioList.module.css';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import type { RowWords } from './ListDefinition.ts';

const words = admin.studio.row;

interface RowProps {
  name: string;
  text: RowWords;
  order: ReactNode;
  onEdit: () => void;
  /** Undefined where a row stays. */
  onRemove: (() => void) | undefined;
}

/** As it reads. */
export function StudioRow({ name, text: { title, note, mark, warning }, order, onEdit, onRemove }: RowProps) {
  return (
    <div className={styles['row']}>
      <div>
        <p className={`${styles['title']} num`}>{title}</p>
        {(note || mark || warning) && (
          <p className="note num">
            {note} {mark} {warning && <span className={styles['warning']}>{warning}</span>}
          </p>
        )}
      </div>
      <div className={styles['acts']}>
        {order}
        <Act icon="pencil" label={words.edit(name)} onPress={onEdit} data-first />
        {onRemove && <Act icon="bin" label={words.remove(name)} onPress={onRemove} data-danger />}
      </div>
    </div>
  );
}

interface ActProps {
  icon: StaffIconName;
  label: string;
  onPress: () => void;
  'data-first'?: boolean;
  'data-danger'?: boolean;
}

function Act({ icon, label, onPress, ...marks }: ActProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} {...marks}>
      <StaffIcon name={icon} />
    </button>
  );
}

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <fieldset className={styles['gone']}>
      <legend className="vh">{words.removed(name)}</legend>
      <span aria-hidden="true">{words.removed(name)}</span>
      <TextButton data-first onClick={onUndo}>
        {words.undo}
      </TextButton>
    </fieldset>
  );
}
