import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../api/serverClock.ts';
import { emptyDraft } from '../draft/postDraft.ts';
import { studioDay } from '../kit/time/studioTime.ts';
import { RecoverableForm } from './RecoverableForm.tsx';

export function AddPostPage() {
  const navigate = useNavigate();
  const [initial] = useState(() => emptyDraft(studioDay(serverNow())));
  return <RecoverableForm initial={initial} back="/" onSaved={() => void navigate('/')} />;
}
