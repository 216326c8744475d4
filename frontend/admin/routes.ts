import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { admin } from '../content/admin.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { PostBinPage, ProjectBinPage } from './bin/BinPage.tsx';
import { EnquiriesPage } from './enquiries/EnquiriesPage.tsx';
import { AddPostPage } from './form/AddPostPage.tsx';
import { EditPostPage } from './form/EditPostPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { PostsPage } from './posts/PostsPage.tsx';
import { AddProjectPage } from './projects/AddProjectPage.tsx';
import { EditProjectPage } from './projects/EditProjectPage.tsx';
import { ProjectsPage } from './projects/ProjectsPage.tsx';
import { ReportPage } from './report/ReportPage.tsx';
import { StudioPage } from './studio/StudioPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';

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
  { path: '/today', title: admin.today.title, Component: TodayPage },
  { path: '/', title: admin.list.title, Component: PostsPage },
  { path: '/add-blog', title: admin.form.addTitle, Component: AddPostPage },
  { path: '/edit-blog/:id', title: admin.form.editTitle, Component: EditPostPage },
  { path: '/bin', title: admin.bin.title, Component: PostBinPage },
  { path: '/projects', title: admin.projects.title, Component: ProjectsPage },
  { path: '/add-project', title: admin.projects.addTitle, Component: AddProjectPage },
  { path: '/edit-project/:id', title: admin.projects.editTitle, Component: EditProjectPage },
  { path: '/project-bin', title: admin.bin.title, Component: ProjectBinPage },
  { path: '/enquiries/:id?', title: admin.enquiries.title, Component: EnquiriesPage },
  { path: '/report', title: admin.report.title, Component: ReportPage },
  { path: '/studio', title: admin.studio.title, Component: StudioPage },
  { path: '/account', title: admin.account.title, Component: AccountPage },
  { path: '/history', title: admin.audit.title, Component: AuditPage },
];

/** Undefined where there is no screen. @param pathname with the basename */
export function titleAt(pathname: string): string | undefined {
  const isAt = ({ path }: Route) => matchPath({ path: basename + path, caseSensitive: true }, pathname);
  return routes.find(isAt)?.title;
}
