import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { DialogActions } from '../../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../../kit/dialogs/ModalDialog.tsx';
import styles from '../links/LinkDialog.module.css';
import { tableLimits } from './tableLimits.ts';

const words = admin.editor.table;

interface TableDialogProps {
  /** @param rows with the headings */
  onInsert: (rows: number, columns: number) => void;
  onClose: () => void;
}

export function TableDialog({ onInsert, onClose }: TableDialogProps) {
  const [columns, setColumns] = useState('2');
  const [rows, setRows] = useState('3');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events bubble to the post form.
    event.stopPropagation();
    onInsert(within(rows, tableLimits.rows - 1) + 1, within(columns, tableLimits.columns));
  };
  return (
    <ModalDialog title={words.insert} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <CountField id="columns" value={columns} max={tableLimits.columns} onChange={setColumns} data-first />
        <CountField
          id="rows"
          value={rows}
          max={tableLimits.rows - 1}
          hint={words.rowsHelp}
          onChange={setRows}
        />
        <DialogActions>
          <Button type="submit">{words.save}</Button>
          <Button line onClick={onClose}>
            {admin.editor.cancel}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

interface CountFieldProps {
  id: 'columns' | 'rows';
  value: string;
  max: number;
  hint?: string;
  onChange: (typed: string) => void;
  'data-first'?: boolean;
}

function CountField({ id, onChange, ...field }: CountFieldProps) {
  return (
    <TextField
      {...field}
      id={`table-${id}`}
      label={words[id]}
      type="number"
      min={1}
      required
      onFocus={({ target }) => target.select()}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function within(typed: string, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1));
}
