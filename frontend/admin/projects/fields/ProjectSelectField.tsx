import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';

interface ProjectSelectFieldProps<Value extends string> {
  path: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
}

export function ProjectSelectField<Value extends string>(props: ProjectSelectFieldProps<Value>) {
  const { path, options, onChange, ...field } = props;
  const error = useProjectForm().messages[path];
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  const entries = options.map(({ value, label }) => [value, label] as const);
  return <SelectField {...field} id={path} options={entries} error={error} onChoose={choose} />;
}
