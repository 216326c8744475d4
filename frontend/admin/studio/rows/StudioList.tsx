import { useRef, useState } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { FailedList } from '../../kit/lists/FailedList.tsx';
import { ListEntry } from './ListEntry.tsx';
import styles from './StudioList.module.css';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import type { ListRow } from './arrangeRows.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { useFocusOn } from '../useFocusOn.ts';
import { useRowEdits } from './useRowEdits.ts';
import { useStudioList } from './useStudioList.ts';

const words = admin.studio;
const ADD = 'add';

export function StudioList({ list }: { list: ListDefinition }) {
  const state = useStudioList(list);
  const open = useRowEdits((store) => store.open);
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOn(box);
  const [isUnfolded, setUnfolded] = useState(false);
  const { rows, order, reordering } = state;
  const foldable = list.shownAtEnd === undefined ? [] : rows.slice(0, -list.shownAtEnd).filter(isCalm);
  const shown = isUnfolded ? rows : rows.filter((row) => !foldable.includes(row));
  if (list.isSingle && rows.length === 0) return null;
  return (
    <div className={styles['list']} ref={box}>
      {list.title && <h3>{list.title}</h3>}
      {order.retry && <FailedList sentence={words.failed.order} retry={order.retry} />}
      <ul className={`${styles['rows']} list`}>
        {shown.map((row) => (
          <ListEntry
            key={row.edit?.id ?? row.key}
            {...{ list, row, state }}
            onDone={(key) => focusOn(key ?? ADD)}
          />
        ))}
      </ul>
      <output className="vh">{reordering.said}</output>
      {!isUnfolded && foldable.length > 0 && (
        <TextButton onClick={() => setUnfolded(true)}>{words.row.showEarlier(foldable.length)}</TextButton>
      )}
      {list.add && (
        <div className={styles['add']} data-key={ADD}>
          <TextButton icon="plus" data-first onClick={() => open(list, undefined)}>
            {list.add}
          </TextButton>
        </div>
      )}
    </div>
  );
}

const isCalm = ({ edit, gone }: ListRow) => !edit && !gone;
