import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { FailedForm } from '../kit/FailedForm.tsx';
import { Loading } from '../kit/Loading.tsx';
import { listAddress } from '../kit/listAddress.ts';
import { postKind } from '../draft/postKind.ts';
import { toPostDraft } from '../draft/postDraft.ts';
import { RecoverableForm } from './RecoverableForm.tsx';
import { usePostToEdit } from './usePostToEdit.ts';

export function EditPostPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { post, failure, isGone, retry } = usePostToEdit(id);
  const back = listAddress(pageFrom(query.get('page')));
  if (failure) {
    return (
      <FailedForm
        title={admin.form.editTitle}
        failure={admin.toasts.loadError}
        help={failure}
        retry={retry}
        back={{ to: back, label: admin.form.cancel }}
      >
        {isGone && <OrphanCopies kind={postKind} id={id} />}
      </FailedForm>
    );
  }
  if (!post) return <Loading title={admin.form.editTitle} />;
  return (
    <RecoverableForm
      key={`${post.id} ${post.version}`}
      title={admin.form.editTitle}
      id={String(post.id)}
      initial={toPostDraft(post)}
      version={post.version}
      present={post}
      back={back}
      onSaved={() => void navigate(back)}
      onTakeTheirs={retry}
    />
  );
}
