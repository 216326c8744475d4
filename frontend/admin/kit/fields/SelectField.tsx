import { FieldError } from '../../../components/Field.tsx';
import field from '../../../components/Field.module.css';
import { useSavedList } from '../lists/useSavedList.ts';

interface SelectFieldProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string | undefined;
  disabled?: boolean | undefined;
  isSavedAtOnce?: boolean;
  onChoose: (value: string) => void;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, value, options, error, disabled, isSavedAtOnce = false, onChoose } = props;
  const saved = useSavedList(value, onChoose);
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field['input']}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChoose(target.value)}
        {...(isSavedAtOnce && saved)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}
