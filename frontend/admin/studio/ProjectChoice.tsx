import type { ComponentProps } from 'react';
import { admin } from '../../content/admin.ts';
import { projects } from '../../content/projects.ts';

/** Of the project whose picture stands beside the words. */
export function ProjectChoice(control: Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <select {...control}>
      <option value="">{admin.studio.row.choose}</option>
      {projects.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  );
}
