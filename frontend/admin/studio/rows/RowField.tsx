import type { KeyboardEvent } from 'react';
import { CheckBox, FieldError } from '../../../components/Field.tsx';
import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import { YES, fieldKind } from './fieldKinds.ts';
import { RoomChoice } from '../RoomChoice.tsx';
import type { FieldDefinition } from './ListDefinition.ts';
import styles from './RowForm.module.css';

const words = admin.studio;

interface RowFieldProps {
  /** Of the form, so that every id is its own. */
  formId: string;
  definition: FieldDefinition;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
}

export function RowField(props: RowFieldProps) {
  const { formId, definition, text, error, onType } = props;
  const id = `${formId}-${definition.name}`;
  if (definition.kind !== 'check') return <TextField id={id} {...props} />;
  return (
    <CheckBox
      id={id}
      label={definition.label}
      error={error}
      checked={text === YES}
      onChange={({ target }) => onType(target.checked ? YES : '')}
    />
  );
}

function TextField({ id, definition, text, error, onType }: RowFieldProps & { id: string }) {
  const { label, hint, isOptional = false } = definition;
  const notes = [error && `${id}-error`, (hint || isOptional) && `${id}-hint`, `${id}-count`];
  const control = {
    id,
    className: field['input'],
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    onKeyDown: leadOn,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' '),
  };
  return (
    <div className={field['field']}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
        <Count id={`${id}-count`} definition={definition} text={text} />
      </div>
      <Control definition={definition} control={control} />
      <FieldError id={id} error={error} />
      {(hint || isOptional) && (
        <span className={field['hint']} id={`${id}-hint`}>
          {hint} {isOptional && words.row.optional}
        </span>
      )}
    </div>
  );
}

/** By Enter, from a line of a longer row to its next field; after the last one to Save. */
function leadOn({ key, target, nativeEvent }: KeyboardEvent): void {
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const all = [...(target.form?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])];
  const save = target.form?.querySelector<HTMLElement>('[data-save]');
  if (all.length > 1) (all[all.indexOf(target) + 1] ?? save)?.focus();
}

type ControlAttributes = Pick<React.ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'> & {
  onKeyDown: (event: KeyboardEvent) => void;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

function Control({ definition, control }: { definition: FieldDefinition; control: ControlAttributes }) {
  const { kind } = definition;
  if (kind === 'room') return <RoomChoice {...control} />;
  if (kind === 'day') return <input type="date" {...control} />;
  if (kind === 'year' || kind === 'count') return <input inputMode="numeric" {...control} />;
  if (fieldKind(kind).isLong) return <textarea rows={2} {...control} />;
  return <input type={kind === 'phone' || kind === 'whatsapp' ? 'tel' : 'text'} {...control} />;
}

function Count({ id, definition, text }: { id: string; definition: FieldDefinition; text: string }) {
  const { kind, max, maxParts = 0 } = definition;
  const { parts } = fieldKind(kind);
  if (['day', 'room', 'year', 'count'].includes(kind)) return null;
  const lengths = parts?.(text).map((part) => part.length) ?? [];
  const longest = Math.max(0, ...lengths);
  const count = text.trim().length;
  const isOver = parts ? longest > max || lengths.length > maxParts : count > max;
  return (
    <span className="note num" id={id} data-over={isOver || undefined}>
      {parts ? words.limits.parts(lengths.length, maxParts, longest, max) : words.limits.letters(count, max)}
    </span>
  );
}
