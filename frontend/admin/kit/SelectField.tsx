import field from '../../components/Field.module.css';

interface SelectFieldProps {
  id: string;
  label: string;
  value: string;
  /** Label by value. */
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}

export function SelectField({ id, label, value, options, onChoose }: SelectFieldProps) {
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field['input']}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
