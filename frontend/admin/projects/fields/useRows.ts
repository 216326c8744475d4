import { useState } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { undoToast } from '../../kit/undoToast.tsx';
import { useReorder } from '../../kit/order/useReorder.ts';

const words = admin.projects.rows;

export interface Row {
  row: string;
}

export interface RowsOptions<Entry extends Row> {
  rows: readonly Entry[];
  nameOf: (entry: Entry, index: number) => string;
  empty: () => Entry;
  onUpdate: (by: (rows: readonly Entry[]) => readonly Entry[]) => void;
}

/** Adds, changes, orders and removes the rows of a list; what is removed can be taken back. */
export function useRows<Entry extends Row>({ rows, nameOf, empty, onUpdate }: RowsOptions<Entry>) {
  const [open, setOpen] = useState<string>();
  const order = useReorder({
    items: rows,
    keyOf: ({ row }) => row,
    nameOf,
    onOrder: (ordered) => onUpdate(() => ordered),
  });
  const add = () => {
    const entry = empty();
    onUpdate((all) => [...all, entry]);
    setOpen(entry.row);
  };
  const remove = (entry: Entry, index: number) => {
    onUpdate((all) => all.filter(({ row }) => row !== entry.row));
    undoToast(words.removed(nameOf(entry, index)), () => onUpdate((all) => all.toSpliced(index, 0, entry)));
  };
  const change = (row: string, fields: Partial<Entry>) =>
    onUpdate((all) => all.map((one) => (one.row === row ? { ...one, ...fields } : one)));
  return { open, setOpen, order, add, remove, change };
}
