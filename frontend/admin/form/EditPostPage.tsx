import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { FailedForm } from '../kit/fields/FailedForm.tsx';
import { Loading } from '../kit/Loading.tsx';
import { listAddress } from '../kit/lists/listAddress.ts';
import { filterAddress, filterIn } from '../kit/lists/listFilter.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { type PostDraft, toPostDraft } from '../draft/postDraft.ts';
import { RecoverableForm } from './RecoverableForm.tsx';
import { keepPlace } from '../versions/keepPlace.ts';
import { pathsToSend, postVersions } from '../versions/postVersions.ts';
import { type RestoredVersion, usePutBack } from '../versions/usePutBack.ts';
import { usePostToEdit } from './usePostToEdit.ts';

export function EditPostPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { post, failure, isGone, retry } = usePostToEdit(id);
  const back = listAddress(pageFrom(query.get('page')), filterAddress('/', filterIn(query)));
  const restored = usePutBack(postVersions, id, retry);
  if (failure || restored.failure) {
    return (
      <FailedForm
        title={admin.form.editTitle}
        failure={failure ? admin.toasts.loadError : admin.versions.versionFailed}
        help={failure ?? restored.failure ?? ''}
        retry={failure ? retry : restored.retry}
        back={{ to: back, label: admin.form.cancel }}
      >
        {isGone && <OrphanCopies kind={postDraftKind} id={id} />}
      </FailedForm>
    );
  }
  if (!post || restored.isLoading) return <Loading title={admin.form.editTitle} />;
  return (
    <RecoverableForm
      key={`${post.id} ${post.version} ${restored.key}`}
      id={String(post.id)}
      initial={toPostDraft(post)}
      restored={toRestored(restored.version, post)}
      version={post.version}
      present={post}
      back={back}
      onSaved={() => void navigate(back)}
      onTakeTheirs={restored.takeTheirs}
    />
  );
}

function toRestored(version: RestoredVersion<PostDraft> | undefined, present: AdminPost) {
  const kept = keepPlace(version, toPostDraft(present));
  return kept && { ...kept, draft: pathsToSend(kept.draft, present) };
}
