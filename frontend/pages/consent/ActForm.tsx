import type { ReactNode } from 'react';
import type { ConsentAct } from '../../api/consent.ts';

interface ActFormProps {
  token: string;
  act: ConsentAct | 'ask';
  onAct: () => void;
  children: ReactNode;
}

/** Without script it is posted to the page itself. */
export function ActForm({ token, act, onAct, children }: ActFormProps) {
  return (
    <form
      method="post"
      action={`/consent?receipt=${encodeURIComponent(token)}`}
      onSubmit={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
