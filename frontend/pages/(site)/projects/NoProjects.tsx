import { EmptyState } from '../../../components/EmptyState.tsx';
import { GoLink } from '../../../components/GoLink.tsx';
import { projectsPage } from '../../../content/projects.ts';

const { none, noneHelp, showAll } = projectsPage.filters;

export function NoProjects() {
  return (
    <EmptyState title={none} help={noneHelp}>
      <GoLink href="/projects">{showAll}</GoLink>
    </EmptyState>
  );
}
