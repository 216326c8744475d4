import type { ComponentProps } from 'react';
import { admin } from '../../content/admin.ts';
import { projects } from '../../content/projects.ts';

type ProjectChoiceProps = Omit<ComponentProps<'select'>, 'children' | 'value'> & { value: string };

/** Of the project whose picture stands beside the words. One that is gone stays until another is chosen. */
export function ProjectChoice(control: ProjectChoiceProps) {
  const { value } = control;
  const isGone = value !== '' && projects.every(({ slug }) => slug !== value);
  return (
    <select {...control}>
      <option value="">{admin.studio.row.choose}</option>
      {isGone && <option value={value}>{value}</option>}
      {projects.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  );
}
