import type { ReactNode } from 'react';
import { useScrollbarSpace } from '../layout/useScrollbarSpace.ts';
import '../styles/site.css';

/** For every page, the admin's too. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollbarSpace();
  return children;
}
