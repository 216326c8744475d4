import { OrderControls } from '../../kit/order/OrderControls.tsx';
import { RemovedRow, StudioRow } from './StudioRow.tsx';
import { RowForm } from './RowForm.tsx';
import { type GoneRow, type ListRow, goneKey } from './arrangeRows.ts';
import { type Json, keyOf } from '../json.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { type RowEdit, useRowEdits } from './useRowEdits.ts';
import { nameOf, type useStudioList } from './useStudioList.ts';
import { useSaveRow } from './useSaveRow.ts';

interface EntryProps {
  list: ListDefinition;
  row: ListRow;
  state: ReturnType<typeof useStudioList>;
  /** @param key of the row that gets the focus; undefined for the button that adds one */
  onDone: (key: string | undefined) => void;
}

/** One row: as it reads, open, or removed. */
export function ListEntry(props: EntryProps) {
  const { row, state } = props;
  const mark = row.item === undefined ? {} : state.reordering.rowProps(row);
  return (
    <li data-key={row.key} {...mark}>
      {row.gone && <Removed {...props} gone={row.gone} />}
      {row.edit && <Edited {...props} edit={row.edit} />}
      {!row.edit && row.item !== undefined && <Shown {...props} item={row.item} />}
    </li>
  );
}

function Removed({ list, state, onDone, gone }: EntryProps & { gone: GoneRow }) {
  const undo = async () => {
    if (await state.bringBack(gone)) onDone(keyOf(gone.item));
  };
  return <RemovedRow name={nameOf(list, gone.item)} onUndo={() => void undo()} />;
}

function Shown({ list, row, state, onDone, item }: EntryProps & { item: Json }) {
  const open = useRowEdits((store) => store.open);
  const { rows, reordering, remove } = state;
  const places = rows.filter((one) => one.item !== undefined);
  const index = places.indexOf(row);
  const name = nameOf(list, item);
  const hasOrder = !list.isSingle && list.sortedBy === undefined;
  const takeOut = async () => {
    if (await remove(row, name)) onDone(goneKey(item));
  };
  return (
    <StudioRow
      name={name}
      text={list.words(item, { isLast: index === places.length - 1 })}
      order={hasOrder && <OrderControls {...reordering.entryAt(row, index)} />}
      onEdit={() => open(list, item)}
      onRemove={list.isSingle || list.isFixed ? undefined : () => void takeOut()}
    />
  );
}

function Edited({ list, row, onDone, edit }: EntryProps & { edit: RowEdit }) {
  const close = useRowEdits((store) => store.close);
  const name = nameOf(list, row.item ?? edit.base);
  const { submit, isSaving } = useSaveRow(list, edit, { name, onSaved: (item) => onDone(keyOf(item)) });
  const leave = () => {
    close(edit.id);
    onDone(row.item === undefined ? undefined : keyOf(row.item));
  };
  return <RowForm {...{ list, edit, name, isSaving }} item={row.item} onSave={submit} onLeave={leave} />;
}
