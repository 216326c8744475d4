import { usePageContext } from 'vike-react/usePageContext';
import { preview } from '../../content/preview.ts';
import { states } from '../../content/states.ts';
import { UnexpectedError } from './UnexpectedError.tsx';
import { MissingPost } from './MissingPost.tsx';
import { NotFound } from './NotFound.tsx';
import { Unavailable } from './Unavailable.tsx';

export function Page() {
  const { is404, abortStatusCode, abortReason, refusal } = usePageContext();
  if (refusal) return <NotFound title={`${refusal.status}`} text={refusal.text} />;
  if (abortReason === states.blogNotFound) return <MissingPost />;
  if (abortReason === preview.notValid) return <NotFound text={preview.notValid} />;
  if (is404) return <NotFound />;
  return abortStatusCode === 503 ? <Unavailable /> : <UnexpectedError />;
}
