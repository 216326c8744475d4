import type { ReactNode } from 'react';

/** The main part of a page, where the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
