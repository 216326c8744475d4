import type { ComponentProps } from 'react';
import { projects } from '../../content/projects.ts';

/** Of the project whose picture stands beside the words. */
export function ProjectChoice(control: Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <select {...control}>
      <option value="" />
      {projects.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  );
}
