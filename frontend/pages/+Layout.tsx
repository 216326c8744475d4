import type { ReactNode } from 'react';
import { useScrollbarPlace } from '../layout/useScrollbarPlace.ts';
import '../styles/site.css';

/** What every page shares, the staff's too: the styles, and room for the scrollbar. Frames around pages are layouts further in. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollbarPlace();
  return children;
}
