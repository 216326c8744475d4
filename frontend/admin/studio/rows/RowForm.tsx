import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { FormButtons } from '../FormButtons.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { RowField } from './RowField.tsx';
import styles from './RowForm.module.css';
import { fieldKind } from './fieldKinds.ts';
import type { Json } from '../json.ts';
import type { FieldDefinition, ListDefinition } from './ListDefinition.ts';
import { shownFields, shownGroups } from './rowDraft.ts';
import { type RowEdit, useRowEdits } from './useRowEdits.ts';

interface RowFormProps {
  list: ListDefinition;
  /** What stands there now. */
  item: Json | undefined;
  edit: RowEdit;
  name: string;
  isSaving: boolean;
  onSave: () => void;
  onLeave: () => void;
}

export function RowForm({ list, item, edit, name, isSaving, ...act }: RowFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFirstFocus(form, edit);
  // In a longer row Enter would put on the site what is half written: it leads to the next field.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shownFields(list, edit.draft).length === 1) act.onSave();
  };
  return (
    <form ref={form} className={styles['form']} aria-label={name} noValidate onSubmit={submit}>
      <FormProblem
        edit={edit}
        theirs={item === undefined ? undefined : list.words(item, { isLast: false })}
      />
      {/* What is typed during a save would not be in it. */}
      <div className={styles['fields']} data-pairs inert={isSaving}>
        <Fields {...{ formId, edit }} fields={list.fields} />
      </div>
      {shownGroups(list, edit.draft).map(({ label, fields }) => (
        <fieldset key={label} className={styles['fields']} inert={isSaving}>
          <legend>{label}</legend>
          <Fields {...{ formId, edit, fields }} />
        </fieldset>
      ))}
      <FormButtons {...{ list, edit, isSaving, ...act }} />
    </form>
  );
}

interface FieldsProps {
  formId: string;
  edit: RowEdit;
  fields: readonly FieldDefinition[];
}

function Fields({ formId, edit, fields }: FieldsProps) {
  const type = useRowEdits((store) => store.type);
  return fields.map((definition) => (
    <div key={definition.name} data-wide={isWide(definition) || undefined}>
      <RowField
        formId={formId}
        definition={definition}
        text={edit.draft[definition.name] ?? ''}
        error={edit.messages[definition.name]}
        onType={(text) => type(edit.id, definition.name, text)}
      />
    </div>
  ));
}

const isWide = ({ kind, max }: FieldDefinition) =>
  kind === 'check' || (max > 50 && kind !== 'room') || Boolean(fieldKind(kind).isLong);

/** On what was pressed for, not on what an earlier visit left; after a refusal on what is wrong. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, { keptAt, refusals }: RowEdit): void {
  useEffect(() => {
    if (keptAt === undefined) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [form, keptAt]);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-save]'))?.focus();
  }, [form, refusals]);
}
