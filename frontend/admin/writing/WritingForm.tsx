import type { ReactNode } from 'react';

/** None of its buttons submits: Enter in a field would put on the site what is half written. */
export function WritingForm({ children }: { children: ReactNode }) {
  return (
    <form aria-labelledby="form-title" noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
