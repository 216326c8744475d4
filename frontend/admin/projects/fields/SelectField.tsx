import { FieldError } from '../../../components/Field.tsx';
import field from '../../../components/Field.module.css';
import { useProjectForm } from '../ProjectFormContext.ts';

interface SelectFieldProps<Value extends string> {
  path: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { path, label, value, options, onChange } = props;
  const error = useProjectForm().messages[path];
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={field['field']}>
      <label htmlFor={path}>{label}</label>
      <select
        className={field['input']}
        id={path}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${path}-error`}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={path} error={error} />
    </div>
  );
}
