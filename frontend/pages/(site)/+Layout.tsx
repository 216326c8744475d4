import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { SiteFrame } from '../../layout/SiteFrame.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return <SiteFrame pathname={usePageContext().urlPathname}>{children}</SiteFrame>;
}
