import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { projectBin } from '../bin/projectBin.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { projectKind } from '../draft/projectKind.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { ListActions } from '../kit/ListActions.tsx';
import { Loading } from '../kit/Loading.tsx';
import { OrderFailure } from './OrderFailure.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { useProjectDeletion } from './useProjectDeletion.tsx';
import { useProjectOrder } from './useProjectOrder.ts';
import { useProjects } from './useProjects.ts';

const words = admin.projects;

export function ProjectsPage() {
  const { answer: projects, isLoading, error, reload } = useProjects();
  const count = projects && <span className="num">{words.count(projects.length)}</span>;
  const actions = <ListActions bin={projectBin.path} form={projectKind.addAddress} add={words.add} />;
  return (
    <AdminPage title={words.title} note={count} actions={actions}>
      <UnsavedCopies kind={projectKind} />
      {error && <FailedList sentence={words.listFailed} retry={reload} />}
      {!projects && isLoading && <Loading />}
      {projects && <List projects={projects} isBusy={isLoading} />}
    </AdminPage>
  );
}

function List({ projects, isBusy }: { projects: AdminProjectCard[]; isBusy: boolean }) {
  const order = useProjectOrder(projects);
  const { setToDelete, notice, dialog } = useProjectDeletion();
  return (
    <>
      {notice}
      {order.failure && <OrderFailure failure={order.failure} onAgain={order.saveAgain} />}
      {projects.length === 0 ? (
        <EmptyState title={words.empty} help={words.emptyHelp} />
      ) : (
        <ProjectTable
          projects={order.projects}
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
