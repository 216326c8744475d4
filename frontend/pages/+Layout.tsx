import type { ReactNode } from 'react';
import { useScrollbarSpace } from '../layout/useScrollbarSpace.ts';
import '../styles/site.css';

/** What every page shares, the staff's too: the styles, and room for the scrollbar. Frames around pages are layouts further in. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollbarSpace();
  return children;
}
