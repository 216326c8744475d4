import { admin } from '../../../content/admin/admin.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { ProjectSelectField } from './ProjectSelectField.tsx';

const words = admin.projects;

interface PictureSelectProps {
  path: string;
  label: string;
  /** Its key; null for none. */
  value: string | null;
  none?: string;
  disabled?: boolean;
  onChange: (key: string | null) => void;
}

/** One of the pictures of the project, by its place and what it shows. */
export function PictureSelect({ value, none = words.none, onChange, ...field }: PictureSelectProps) {
  const { pictures } = useProjectForm().draft;
  const options = pictures.map(({ key, alt }, index) => ({
    value: key,
    label: [words.pictures.name(index + 1), alt].filter(Boolean).join(': '),
  }));
  return (
    <ProjectSelectField
      {...field}
      value={value ?? ''}
      options={[{ value: '', label: none }, ...options]}
      onChange={(key) => onChange(key || null)}
    />
  );
}
