import { type ReactNode, useRef } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { OrderControls } from '../../kit/order/OrderControls.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { RowFields } from './RowFields.tsx';
import { RowHead, type RowLine } from './RowHead.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { type Row, type RowsOptions, useRows } from './useRows.ts';
import styles from './RowList.module.css';

const words = admin.projects.rows;

interface RowListProps<Entry extends Row> extends RowsOptions<Entry> {
  /** Of the draft: messages of a row begin with it and the row's place. */
  field: string;
  limit: number;
  addLabel: string;
  /** The row in words; it is edited after a press on the pencil. Rows without it are always open. */
  lineOf?: (entry: Entry) => RowLine;
  children: (entry: Entry, index: number, change: (fields: Partial<Entry>) => void) => ReactNode;
}

export function RowList<Entry extends Row>(list: RowListProps<Entry>) {
  const { field, rows, nameOf, limit, addLabel, lineOf, children } = list;
  const { messages } = useProjectForm();
  const { open, setOpen, order, add, remove, change } = useRows(list);
  const adder = useRef<HTMLDivElement>(null);
  const isWrong = (index: number) =>
    Object.keys(messages).some((path) => path.startsWith(`${field}.${index}.`));
  return (
    <div className={styles['list']}>
      <ul className={styles['rows']}>
        {rows.map((entry, index) => (
          <li key={entry.row} {...order.rowProps(entry)}>
            <RowHead
              name={nameOf(entry, index)}
              line={lineOf?.(entry)}
              path={`${field}.${index}`}
              order={<OrderControls {...order.entryAt(entry, index)} />}
              onEdit={() => setOpen(entry.row)}
              onRemove={() => {
                remove(entry, index);
                adder.current?.querySelector('button')?.focus();
              }}
            />
            {(!lineOf || open === entry.row || isWrong(index)) && (
              <RowFields isOpened={open === entry.row} onDone={lineOf && (() => setOpen(undefined))}>
                {children(entry, index, (fields) => change(entry.row, fields))}
              </RowFields>
            )}
          </li>
        ))}
      </ul>
      <div ref={adder}>
        <TextButton icon="plus" disabled={rows.length >= limit} onClick={add}>
          {rows.length >= limit ? words.full(limit) : addLabel}
        </TextButton>
      </div>
      <output className="vh">{order.said}</output>
    </div>
  );
}
