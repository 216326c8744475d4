import { projectListPath, type ProjectQuery } from '../../../api/projectQuery.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { GoLink } from '../../../components/GoLink.tsx';
import { projectsPage } from '../../../content/projects.ts';

const { filters, noPage } = projectsPage;

export function NoProjects({ query }: { query: ProjectQuery }) {
  const { page } = query;
  if (page > 1)
    return (
      <EmptyState title={noPage.title.replace('{page}', `${page}`)}>
        <GoLink href={`/${projectListPath({ ...query, page: 1 })}`}>{noPage.cta}</GoLink>
      </EmptyState>
    );
  return (
    <EmptyState title={filters.none} help={filters.noneHelp}>
      <GoLink href="/projects">{filters.showAll}</GoLink>
    </EmptyState>
  );
}
