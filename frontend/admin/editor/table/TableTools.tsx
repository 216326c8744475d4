import { admin } from '../../../content/admin/admin.ts';
import { IconTool } from '../toolbar/Tool.tsx';
import toolbar from '../toolbar/Toolbar.module.css';
import type { TableChange } from './tableChanges.ts';

const changes: TableChange[] = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'removeRow',
  'removeColumn',
  'removeTable',
];

interface TableToolsProps {
  hasCaption: boolean;
  onChange: (name: TableChange) => void;
  onCaption: () => void;
}

/** While the cursor is in a table. */
export function TableTools({ hasCaption, onChange, onCaption }: TableToolsProps) {
  return (
    <span className={toolbar['group']}>
      {changes.map((name) => (
        <IconTool key={name} icon={name} label={admin.editor.table[name]} onPress={() => onChange(name)} />
      ))}
      <IconTool icon="caption" label={admin.editor.table.caption} isOn={hasCaption} onPress={onCaption} />
    </span>
  );
}
