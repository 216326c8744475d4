import { projectVersions } from './projectVersions.ts';
import { PublicationVersions } from './PublicationVersions.tsx';

export function ProjectVersionsPage() {
  return <PublicationVersions kind={projectVersions} />;
}
