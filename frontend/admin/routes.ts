import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { admin } from '../content/admin.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { BinPage } from './bin/BinPage.tsx';
import { AddBlogPage } from './form/AddBlogPage.tsx';
import { EditBlogPage } from './form/EditBlogPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { InboxPage } from './inbox/InboxPage.tsx';
import { BlogListPage } from './list/BlogListPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';

interface Route {
  /** Below `basename`. */
  path: string;
  title: string;
  Component: ComponentType;
  isPublic?: boolean;
}

export const basename = '/admin';

export const routes: readonly Route[] = [
  { path: '/login', title: admin.login.title, Component: LoginPage, isPublic: true },
  { path: '/', title: admin.list.title, Component: BlogListPage },
  { path: '/add-blog', title: admin.form.addTitle, Component: AddBlogPage },
  { path: '/edit-blog/:id', title: admin.form.editTitle, Component: EditBlogPage },
  { path: '/bin', title: admin.bin.title, Component: BinPage },
  { path: '/enquiries/:id?', title: admin.inbox.title, Component: InboxPage },
  { path: '/account', title: admin.account.title, Component: AccountPage },
  { path: '/history', title: admin.history.title, Component: HistoryPage },
];

/** The title of a screen; undefined when there is none at the address. @param pathname with the basename before it */
export function titleAt(pathname: string): string | undefined {
  const isAt = ({ path }: Route) => matchPath({ path: basename + path, caseSensitive: true }, pathname);
  return routes.find(isAt)?.title;
}
