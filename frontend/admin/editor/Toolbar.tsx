import { type ReactNode, useRef } from 'react';
import { admin } from '../../content/admin.ts';
import { ToolbarIcon, type ToolbarIconName } from './ToolbarIcon.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import styles from './Toolbar.module.css';

/** Of the text at the cursor. */
export type Formats = Record<string, unknown>;

export interface ToolbarActions {
  format: (name: string, value: string | number | boolean) => void;
  openLink: () => void;
  pickImage: () => void;
  clean: () => void;
}

const words = admin.editor;
const inline = [
  ['bold', words.bold, <b key="b">B</b>],
  ['italic', words.italic, <i key="i">I</i>],
  ['underline', words.underline, <u key="u">U</u>],
  ['strike', words.strike, <s key="s">S</s>],
] as const;

interface ToolbarProps {
  formats: Formats;
  actions: ToolbarActions;
  controls: string;
}

export function Toolbar({ formats, actions, controls }: ToolbarProps) {
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
      <StyleSelect level={formats['header']} actions={actions} />
      <LetterTools formats={formats} actions={actions} />
      <ListFormatTools list={formats['list']} actions={actions} />
      <span className={styles['group']}>
        <IconTool icon="link" label={words.link} isOn={Boolean(formats['link'])} onPress={actions.openLink} />
        <IconTool icon="image" label={words.image} onPress={actions.pickImage} />
      </span>
      <span className={styles['group']}>
        <IconTool icon="clean" label={words.clean} onPress={actions.clean} />
      </span>
    </div>
  );
}

function LetterTools({ formats, actions }: Omit<ToolbarProps, 'controls'>) {
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

function StyleSelect({ level, actions }: { level: unknown; actions: ToolbarActions }) {
  return (
    <select
      aria-label={words.style}
      value={typeof level === 'number' ? level : 0}
      onChange={(event) => actions.format('header', Number(event.target.value) || false)}
    >
      {words.styles.map((style, value) => (
        <option key={style} value={value}>
          {style}
        </option>
      ))}
    </select>
  );
}

function ListFormatTools({ list, actions }: { list: unknown; actions: ToolbarActions }) {
  return (
    <span className={styles['group']}>
      {(['ordered', 'bullet'] as const).map((kind) => (
        <IconTool
          key={kind}
          icon={kind}
          label={words[kind]}
          isOn={list === kind}
          onPress={() => actions.format('list', list === kind ? false : kind)}
        />
      ))}
    </span>
  );
}

interface ToolProps {
  label: string;
  /** Undefined for a tool that is not a switch. */
  isOn?: boolean;
  onPress: () => void;
}

function IconTool({ icon, ...tool }: { icon: ToolbarIconName } & ToolProps) {
  return (
    <Tool {...tool}>
      <ToolbarIcon name={icon} />
    </Tool>
  );
}

/** Keeps the cursor where it is in the text. */
function Tool({ label, isOn, onPress, children }: ToolProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
