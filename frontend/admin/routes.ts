import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { admin } from '../content/admin/admin.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { AddressesPage } from './addresses/AddressesPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { PostBinPage, ProjectBinPage } from './bin/BinPage.tsx';
import { EnquiriesPage } from './enquiries/EnquiriesPage.tsx';
import { AddPostPage } from './form/AddPostPage.tsx';
import { EditPostPage } from './form/EditPostPage.tsx';
import { LibraryPage } from './library/LibraryPage.tsx';
import { JoinPage } from './join/JoinPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ForgotPasswordPage } from './new-password/ForgotPasswordPage.tsx';
import { NewPasswordPage } from './new-password/NewPasswordPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { PostsPage } from './posts/PostsPage.tsx';
import { AddProjectPage } from './projects/AddProjectPage.tsx';
import { EditProjectPage } from './projects/EditProjectPage.tsx';
import { ProjectsPage } from './projects/ProjectsPage.tsx';
import type { Role } from './kit/useRole.ts';
import { ReportPage } from './report/ReportPage.tsx';
import { SectionVersionsPage } from './studio/versions/SectionVersionsPage.tsx';
import { StudioPage } from './studio/StudioPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { ImportPage } from './wordpress/ImportPage.tsx';
import { PostVersionsPage } from './versions/PostVersionsPage.tsx';
import { ProjectVersionsPage } from './versions/ProjectVersionsPage.tsx';

interface Route {
  /** Below `basename`. */
  path: string;
  title: string;
  Component: ComponentType;
  isPublic?: boolean;
  /** The least that opens it: an owner, unless it is said. */
  role?: Role;
}

export const basename = '/admin';

export const routes: readonly Route[] = [
  { path: '/login', title: admin.login.title, Component: LoginPage, isPublic: true },
  {
    path: '/forgot-password',
    title: admin.signIn.forgot.title,
    Component: ForgotPasswordPage,
    isPublic: true,
  },
  {
    path: '/new-password',
    title: admin.signIn.newPassword.title,
    Component: NewPasswordPage,
    isPublic: true,
  },
  { path: '/join', title: admin.signIn.join.title, Component: JoinPage, isPublic: true },
  { path: '/today', title: admin.today.title, Component: TodayPage, role: 'leads' },
  { path: '/', title: admin.list.title, Component: PostsPage, role: 'leads' },
  { path: '/add-blog', title: admin.form.addTitle, Component: AddPostPage, role: 'editor' },
  { path: '/edit-blog/:id', title: admin.form.editTitle, Component: EditPostPage, role: 'editor' },
  { path: '/import', title: admin.wordpressImport.title, Component: ImportPage, role: 'editor' },
  {
    path: '/edit-blog/:id/versions',
    title: admin.versions.title,
    Component: PostVersionsPage,
    role: 'editor',
  },
  { path: '/bin', title: admin.bin.title, Component: PostBinPage, role: 'editor' },
  { path: '/projects', title: admin.projects.title, Component: ProjectsPage, role: 'leads' },
  { path: '/add-project', title: admin.projects.addTitle, Component: AddProjectPage, role: 'editor' },
  { path: '/edit-project/:id', title: admin.projects.editTitle, Component: EditProjectPage, role: 'editor' },
  {
    path: '/edit-project/:id/versions',
    title: admin.versions.title,
    Component: ProjectVersionsPage,
    role: 'editor',
  },
  { path: '/project-bin', title: admin.bin.title, Component: ProjectBinPage, role: 'editor' },
  { path: '/pictures', title: admin.library.title, Component: LibraryPage, role: 'editor' },
  { path: '/enquiries/:id?', title: admin.enquiries.title, Component: EnquiriesPage, role: 'leads' },
  { path: '/report', title: admin.report.title, Component: ReportPage, role: 'leads' },
  { path: '/studio', title: admin.studio.title, Component: StudioPage, role: 'editor' },
  {
    path: '/studio/:name/versions',
    title: admin.versions.title,
    Component: SectionVersionsPage,
    role: 'editor',
  },
  { path: '/account', title: admin.account.title, Component: AccountPage, role: 'leads' },
  { path: '/people', title: admin.people.title, Component: PeoplePage, role: 'owner' },
  { path: '/addresses', title: admin.addresses.title, Component: AddressesPage, role: 'editor' },
  { path: '/history', title: admin.audit.title, Component: AuditPage, role: 'owner' },
];

/** Undefined where there is no screen. @param pathname with the basename */
export function titleAt(pathname: string): string | undefined {
  const isAt = ({ path }: Route) => matchPath({ path: basename + path, caseSensitive: true }, pathname);
  return routes.find(isAt)?.title;
}

/** @param path without the basename */
export function leastRoleAt(path: string): Role {
  return routes.find((route) => matchPath(route.path, path))?.role ?? 'owner';
}
