import { postVersions } from './postVersions.ts';
import { PublicationVersions } from './PublicationVersions.tsx';

export function PostVersionsPage() {
  return <PublicationVersions kind={postVersions} />;
}
