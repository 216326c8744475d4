import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { admin } from '../../../content/admin/admin.ts';

const words = admin.finding;

/** @param path of the whole list */
export function NothingFits({ path }: { path: string }) {
  const href = useHref(path);
  const toAll = useLinkClickHandler(path);
  return (
    <EmptyState title={words.nothing} help={words.nothingHelp}>
      <ButtonLink line href={href} onClick={toAll}>
        {words.showAll}
      </ButtonLink>
    </EmptyState>
  );
}
