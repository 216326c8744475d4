import type { ReactNode } from 'react';
import { StaffIcon } from '../../kit/StaffIcon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './RowList.module.css';

const words = admin.projects.rows;

export interface RowLine {
  title: string;
  note: string;
  colour?: string;
}

interface RowHeadProps {
  name: string;
  line: RowLine | undefined;
  path: string;
  order: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

export function RowHead({ name, line, path, order, onEdit, onRemove }: RowHeadProps) {
  return (
    <div className={styles['head']}>
      {line ? <Line {...line} /> : <h3>{name}</h3>}
      <div className={styles['actions']}>
        {order}
        {line && (
          <button type="button" data-edit data-opens={path} aria-label={words.edit(name)} onClick={onEdit}>
            <StaffIcon name="pencil" />
          </button>
        )}
        <button type="button" data-danger aria-label={words.remove(name)} onClick={onRemove}>
          <StaffIcon name="bin" />
        </button>
      </div>
    </div>
  );
}

function Line({ title, note, colour }: RowLine) {
  return (
    <div className={styles['line']}>
      {colour && <span className={styles['colour']} style={{ '--tone': colour }} />}
      <div>
        <p className={styles['title']}>{title}</p>
        <p className="note">{note}</p>
      </div>
    </div>
  );
}
