import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { PaneSection } from '../pane/PaneSection.tsx';
import { DeskMessage, mistakeOf } from './DeskMessage.tsx';
import styles from './Desk.module.css';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { Desk } from './useDesk.ts';

const words = admin.desk;
const FIELDS = ['kind', 'size', 'budget', 'value'] as const;

export function WhatTheyWant({ desk }: { desk: Desk }) {
  const { values, type, save } = desk;
  const typed = (field: 'size' | 'budget' | 'value') => ({
    id: field,
    autoComplete: 'off',
    value: values[field],
    error: mistakeOf(desk, field),
    isAlert: true,
    onChange: ({ target }: { target: HTMLInputElement }) => type({ [field]: target.value }),
    onBlur: () => save([field], words.saved.fact),
  });
  return (
    <PaneSection id="enquiry-wants" title={words.wants}>
      <div className={styles['two']}>
        <SelectField
          isSavedAtOnce
          id="kind"
          label={words.type}
          value={values.kind}
          options={[['', words.notSaid], ...Object.entries(words.kinds)]}
          onChoose={(kind) => save(['kind'], words.saved.fact, { kind })}
        />
        <TextField {...typed('size')} label={words.size} inputMode="numeric" />
      </div>
      <TextField {...typed('budget')} label={words.budget} hint={words.budgetHint} />
      <TextField {...typed('value')} label={words.value} hint={words.valueHint} inputMode="numeric" />
      <DeskMessage desk={desk} fields={FIELDS} />
    </PaneSection>
  );
}
