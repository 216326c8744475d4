import type { ReactNode } from 'react';
import '../styles/site.css';

/** What every page shares, the staff's too: only the styles. Frames around pages are layouts further in. */
export function Layout({ children }: { children: ReactNode }) {
  return children;
}
