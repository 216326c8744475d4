import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { emptyDraft } from '../draft/postDraft.ts';
import { localDay } from './localDay.ts';
import { RecoverableForm } from './RecoverableForm.tsx';

export function AddPostPage() {
  const navigate = useNavigate();
  const [initial] = useState(() => emptyDraft(localDay(new Date())));
  return (
    <RecoverableForm
      title={admin.form.addTitle}
      initial={initial}
      back="/"
      onSaved={() => void navigate('/')}
    />
  );
}
