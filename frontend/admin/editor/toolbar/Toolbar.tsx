import { useRef } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { useKeyStep } from '../../kit/fields/useKeyStep.ts';
import { IconTool, Tool } from './Tool.tsx';
import type { TableChange } from '../table/tableChanges.ts';
import { TableTools } from '../table/TableTools.tsx';
import { type Formats, isInTable } from '../setFormat.ts';
import { useArrowKeys } from './useArrowKeys.ts';
import styles from './Toolbar.module.css';

export interface ToolbarActions {
  undo: () => void;
  redo: () => void;
  format: (name: string, value: string | number | boolean) => void;
  openLink: () => void;
  pickImage: () => void;
  openTable: () => void;
  changeTable: (name: TableChange) => void;
  captionTable: () => void;
  openLibrary: () => void;
  clean: () => void;
}

const words = admin.editor;
const inline = [
  ['bold', words.bold, <b key="b">B</b>],
  ['italic', words.italic, <i key="i">I</i>],
  ['underline', words.underline, <u key="u">U</u>],
  ['strike', words.strike, <s key="s">S</s>],
] as const;

export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
}

interface ToolbarProps {
  formats: Formats;
  steps: Steps;
  actions: ToolbarActions;
  controls: string;
}

export function Toolbar({ formats, steps, actions, controls }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const keys = useArrowKeys(bar);
  return (
    <div
      ref={bar}
      className={styles['bar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar}
      aria-controls={controls}
      {...keys}
    >
      <StyleSelect formats={formats} actions={actions} />
      <StepTools steps={steps} actions={actions} />
      <LetterTools formats={formats} actions={actions} />
      <ListFormatTools formats={formats} actions={actions} />
      <QuotationTools formats={formats} actions={actions} />
      <InsertTools formats={formats} actions={actions} />
      <span className={styles['group']}>
        <IconTool icon="clean" label={words.clean} onPress={actions.clean} />
      </span>
    </div>
  );
}

type ToolsProps = Omit<ToolbarProps, 'controls' | 'steps'>;

/** Telephones have no keys for it. */
function StepTools({ steps: { canUndo, canRedo }, actions }: Pick<ToolbarProps, 'steps' | 'actions'>) {
  return (
    <span className={styles['group']}>
      <IconTool icon="undo" label={words.undo} isDisabled={!canUndo} onPress={actions.undo} />
      <IconTool icon="redo" label={words.redo} isDisabled={!canRedo} onPress={actions.redo} />
    </span>
  );
}

function LetterTools({ formats, actions }: ToolsProps) {
  return (
    <span className={styles['group']}>
      {inline.map(([name, label, letter]) => (
        <Tool
          key={name}
          label={label}
          isOn={Boolean(formats[name])}
          onPress={() => actions.format(name, !formats[name])}
        >
          {letter}
        </Tool>
      ))}
    </span>
  );
}

function StyleSelect({ formats, actions }: ToolsProps) {
  const level = formats['header'];
  const { isStep, onKeyDown } = useKeyStep();
  return (
    <select
      aria-label={words.style}
      disabled={isInTable(formats)}
      value={typeof level === 'number' ? level : 0}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        actions.format('header', Number(target.value) || false);
        if (isStep.current) target.focus();
      }}
    >
      {words.styles.map((style, value) => (
        <option key={style} value={value}>
          {style}
        </option>
      ))}
    </select>
  );
}

function ListFormatTools({ formats, actions }: ToolsProps) {
  const list = formats['list'];
  return (
    <span className={styles['group']}>
      {(['ordered', 'bullet'] as const).map((kind) => (
        <IconTool
          key={kind}
          icon={kind}
          label={words[kind]}
          isOn={list === kind}
          isDisabled={isInTable(formats)}
          onPress={() => actions.format('list', list === kind ? false : kind)}
        />
      ))}
    </span>
  );
}

function QuotationTools({ formats, actions }: ToolsProps) {
  const [isQuotation, isSource] = [Boolean(formats['blockquote']), Boolean(formats['source'])];
  return (
    <span className={styles['group']}>
      <IconTool
        icon="quotation"
        label={words.quotation}
        isOn={isQuotation}
        isDisabled={isInTable(formats)}
        onPress={() => actions.format('blockquote', !isQuotation)}
      />
      {(isQuotation || isSource) && (
        <IconTool
          icon="source"
          label={words.source}
          isOn={isSource}
          onPress={() => actions.format(isSource ? 'blockquote' : 'source', true)}
        />
      )}
    </span>
  );
}

function InsertTools({ formats, actions }: ToolsProps) {
  const isCaption = Boolean(formats['table-caption']);
  const isTable = isInTable(formats);
  return (
    <>
      <span className={styles['group']}>
        <IconTool icon="link" label={words.link} isOn={Boolean(formats['link'])} onPress={actions.openLink} />
        <IconTool icon="image" label={words.image} onPress={actions.pickImage} />
        <IconTool icon="library" label={words.library} onPress={actions.openLibrary} />
        {!isTable && <IconTool icon="table" label={words.table.insert} onPress={actions.openTable} />}
      </span>
      {isTable && (
        <TableTools hasCaption={isCaption} onChange={actions.changeTable} onCaption={actions.captionTable} />
      )}
    </>
  );
}
