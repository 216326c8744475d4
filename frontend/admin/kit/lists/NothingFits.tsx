import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { admin } from '../../../content/admin/admin.ts';

const words = admin.finding;

interface NothingFitsProps {
  path: string;
  search: string;
}

export function NothingFits({ path, search }: NothingFitsProps) {
  const href = useHref(path);
  const toAll = useLinkClickHandler(path);
  return (
    <EmptyState title={words.nothing} help={search ? words.nothingHelp : words.nothingChosen}>
      <ButtonLink line href={href} onClick={toAll}>
        {words.showAll}
      </ButtonLink>
    </EmptyState>
  );
}
