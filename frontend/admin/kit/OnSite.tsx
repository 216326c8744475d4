import type { ReactNode } from 'react';
import type { AdminCard } from '../../api/wire.gen.ts';
import { site } from '../../content/site.ts';

interface OnSiteProps {
  path: string;
  status: AdminCard['status'];
  title?: string | undefined;
  children: ReactNode;
}

/** Leads to its page on the site, if it has one. */
export function OnSite({ path, status, title, children }: OnSiteProps) {
  if (status !== 'published')
    return (
      <span data-title title={title}>
        {children}
      </span>
    );
  return (
    <a href={path} title={title} target="_blank" rel="noreferrer">
      {children}
      <span className="vh"> ({site.a11y.newTab})</span>
    </a>
  );
}
