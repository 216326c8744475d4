import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { admin } from '../../content/admin.ts';
import { BlogForm } from './BlogForm.tsx';
import { emptyDraft } from './blogDraft.ts';
import { localDay } from './localDay.ts';

export function AddBlogPage() {
  const navigate = useNavigate();
  const [initial] = useState(() => emptyDraft(localDay(new Date())));
  return (
    <BlogForm title={admin.form.addTitle} initial={initial} back="/" onSaved={() => void navigate('/')} />
  );
}
