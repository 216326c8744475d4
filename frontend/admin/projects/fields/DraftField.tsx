import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { LimitedField } from './LimitedField.tsx';

const { labels, help } = admin.projects;
const hints: Partial<Record<DraftFieldName, string>> = help;
const limits: Partial<Record<string, number>> = {
  ...projectLimits,
  again: projectLimits.confession,
  different: projectLimits.confession,
};

export type DraftFieldName =
  | 'title'
  | 'place'
  | 'district'
  | 'rooms'
  | 'size_sqft'
  | 'year'
  | 'weeks'
  | 'summary'
  | 'lead'
  | 'again'
  | 'different'
  | 'ask'
  | 'slug';

interface DraftFieldProps {
  name: DraftFieldName;
  rows?: number;
  inputMode?: 'numeric';
  list?: string;
  className?: string | undefined;
}

/** A field of the project itself, with the label, hint and limit of its name. */
export function DraftField({ name, ...field }: DraftFieldProps) {
  const { draft, change } = useProjectForm();
  return (
    <LimitedField
      path={name}
      label={labels[name]}
      hint={hints[name]}
      limit={limits[name]}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      {...field}
    />
  );
}
