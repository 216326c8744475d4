import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { type Role, useRole } from '../kit/useRole.ts';

const words = admin.notYours;

/** A screen, or in its place why it is not shown. */
export function ForRole({ least, children }: { least: Role; children: ReactNode }) {
  const { role, may } = useRole();
  if (may(least)) return children;
  return (
    <AdminPage title={words.title} note={words.help(admin.people.roles[role], admin.people.roles[least])}>
      <Link to="/today">{words.back}</Link>
    </AdminPage>
  );
}
