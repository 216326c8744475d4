import { useSearchParams } from 'react-router-dom';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { projectBin } from '../bin/projectBin.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { FilterTools } from '../kit/lists/FilterTools.tsx';
import { ListActions } from '../kit/lists/ListActions.tsx';
import { Loading } from '../kit/Loading.tsx';
import { type ListFilter, filterIn } from '../kit/lists/listFilter.ts';
import { NothingFits } from '../kit/lists/NothingFits.tsx';
import { useRole } from '../kit/useRole.ts';
import { fittingProjects } from './fittingProjects.ts';
import { onHomePage } from './onHomePage.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { useProjectDeletion } from './useProjectDeletion.tsx';
import { useProjectOrder } from './useProjectOrder.ts';
import { useProjects } from './useProjects.ts';

const words = admin.projects;

export function ProjectsPage() {
  const { answer: projects, isLoading, error, reload } = useProjects();
  const [query] = useSearchParams();
  const filter = filterIn(query);
  const count = projects && <span className="num">{words.count(projects.length)}</span>;
  const { may } = useRole();
  const actions = may('editor') && (
    <ListActions bin={projectBin.path} form={projectDraftKind.addAddress} add={words.add} />
  );
  return (
    <AdminPage title={words.title} note={count} actions={actions}>
      {may('editor') && <UnsavedCopies kind={projectDraftKind} />}
      <FilterTools path="/projects" filter={filter} searchLabel={admin.finding.searchProjects} />
      {error && <FailedList sentence={words.listFailed} retry={reload} />}
      {!projects && isLoading && <Loading />}
      {projects && <List projects={projects} filter={filter} isBusy={isLoading} />}
    </AdminPage>
  );
}

interface ListProps {
  projects: AdminProjectCard[];
  filter: ListFilter;
  isBusy: boolean;
}

function List({ projects, filter, isBusy }: ListProps) {
  const order = useProjectOrder(projects);
  const { setToDelete, notice, dialog } = useProjectDeletion();
  const isFiltered = Boolean(filter.search || filter.state);
  const placed = order.projects.map((project, index) => ({ ...project, position: index + 1 }));
  const shown = isFiltered ? fittingProjects(placed, filter) : order.projects;
  return (
    <>
      {notice}
      {order.failure && <OrderFailure failure={order.failure} onAgain={order.saveAgain} />}
      {shown.length === 0 && isFiltered && <NothingFits path="/projects" search={filter.search} />}
      {projects.length === 0 && !isFiltered && <EmptyState title={words.empty} help={words.emptyHelp} />}
      {shown.length > 0 && (
        <ProjectTable
          projects={shown}
          onHome={onHomePage(order.projects)}
          isWhole={!isFiltered}
          isBusy={isBusy}
          onOrder={order.wish}
          onPutDown={order.save}
          onDelete={setToDelete}
        />
      )}
      {dialog}
    </>
  );
}
