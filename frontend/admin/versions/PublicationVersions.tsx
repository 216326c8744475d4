import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { versionAddress } from './chosenVersions.ts';
import { PutBack, type ShownVersions } from './PutBack.tsx';
import type { VersionKind } from './VersionKind.ts';
import { VersionsPage } from './VersionsPage.tsx';

/** Of a post or a project. */
export function PublicationVersions<Draft>({ kind }: { kind: VersionKind<Draft> }) {
  const { id = '' } = useParams();
  return <VersionsPage kind={kind} id={id} PutBack={PutIntoEditor} />;
}

/** Nothing changes on the site before a save. */
function PutIntoEditor<Draft>(shown: ShownVersions<Draft>) {
  const navigate = useNavigate();
  const { kind, id, chosen } = shown;
  const address = `${kind.editAddress(id)}${versionAddress(chosen.before.number)}`;
  return <PutBack {...shown} told={admin.versions.intoEditor} onYes={async () => navigate(address)} />;
}
