import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useParams, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { PutBack, type ShownVersions } from '../../versions/PutBack.tsx';
import { VersionsPage } from '../../versions/VersionsPage.tsx';
import { conflictTitle } from '../conflictTitle.ts';
import type { Json } from '../json.ts';
import { sectionNamed, sectionVersions } from './sectionVersions.ts';
import { type SaveOutcome, useSections } from '../useSections.ts';

const words = admin.studio.versions;

export function SectionVersionsPage() {
  const { name = '' } = useParams();
  return <VersionsPage kind={sectionVersions(name)} id={name} PutBack={PutOnSite} />;
}

function PutOnSite(shown: ShownVersions<Json>) {
  const { id, chosen } = shown;
  const client = useQueryClient();
  const [, setQuery] = useSearchParams();
  const { save } = useSections();
  const putBack = async (value: Json): Promise<void> => {
    const section = sectionNamed(id);
    if (!section) return;
    const outcome = await save(section, () => value, chosen.before.number);
    tell(outcome);
    if (outcome.kind === 'session over') return;
    await loadAgain(client, ['versions', 'content', id]);
    if (outcome.kind === 'saved') setQuery({}, { replace: true, preventScrollReset: true });
  };
  return <PutBack {...shown} told={words.onSite} onYes={putBack} />;
}

function tell(outcome: SaveOutcome): void {
  if (outcome.kind === 'saved') toast.success(words.done);
  if (outcome.kind === 'conflict') toast.error(`${conflictTitle(outcome.section)} ${words.conflict}`);
  if (outcome.kind === 'refused')
    toast.error(`${words.failed} ${sentenceOf(outcome.error, admin.studio.failed.unreachable)}`);
}
