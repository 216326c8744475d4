import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { GoLink } from '../components/GoLink.tsx';
import { Notice } from '../components/Notice.tsx';
import words from '../content/shortlist.json' with { type: 'json' };

export function NothingKept() {
  return (
    <EmptyState title={words.emptyTitle} help={words.emptyText}>
      <GoLink href="/projects">{words.projects}</GoLink>
    </EmptyState>
  );
}

export function NotLoaded({ retry, takeFocus }: { retry: () => void; takeFocus: () => void }) {
  const retryAndFocus = () => {
    retry();
    takeFocus();
  };
  const again = (
    <Button line small onClick={retryAndFocus}>
      {words.again}
    </Button>
  );
  return (
    <Notice kind="error" action={again}>
      {words.failed}
    </Notice>
  );
}
