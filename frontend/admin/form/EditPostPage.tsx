import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { OrphanCopies } from '../copies/OrphanCopies.tsx';
import { Loading } from '../kit/Loading.tsx';
import { listAddress } from '../kit/listAddress.ts';
import { postKind } from '../draft/postKind.ts';
import { toPostDraft } from '../draft/postDraft.ts';
import { RecoverableForm } from './RecoverableForm.tsx';
import { usePostToEdit } from './usePostToEdit.ts';
import styles from './EditPostPage.module.css';

export function EditPostPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { post, failure, isGone, retry } = usePostToEdit(id);
  const back = listAddress(pageFrom(query.get('page')));
  if (failure) {
    return (
      <Failed sentence={failure} back={back} retry={retry}>
        {isGone && <OrphanCopies kind={postKind} id={id} />}
      </Failed>
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

interface FailedProps {
  sentence: string;
  back: string;
  retry: () => void;
  children: ReactNode;
}

function Failed({ sentence, back, retry, children }: FailedProps) {
  return (
    <div className={styles['failed']}>
      <h1 tabIndex={-1}>{admin.form.editTitle}</h1>
      {children}
      <EmptyState title={admin.toasts.loadError} help={sentence}>
        <Button onClick={retry}>{admin.retry}</Button>
        <Link to={back}>{admin.form.cancel}</Link>
      </EmptyState>
    </div>
  );
}
