import { usePageContext } from 'vike-react/usePageContext';
import { preview } from '../../content/preview.ts';
import { failures, system } from '../../content/system.ts';
import { Failure } from './Failure.tsx';
import { MissingPost } from './MissingPost.tsx';
import { NotFound } from './NotFound.tsx';

/** What is shown instead of a page: nothing at this address, no such post, the API away, or a mistake of ours. */
export function Page() {
  const { is404, abortStatusCode, abortReason } = usePageContext();
  if (abortReason === system.states.blogNotFound) return <MissingPost />;
  if (abortReason === preview.notValid) return <NotFound text={preview.notValid} />;
  if (is404) return <NotFound />;
  return <Failure words={abortStatusCode === 503 ? failures.unavailable : failures.broken} />;
}
