import { useState } from 'react';
import {
  Outlet,
  type RouteObject,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
} from 'react-router-dom';
import { AccountPage } from './account/AccountPage.tsx';
import { BinPage } from './bin/BinPage.tsx';
import { AddBlogPage } from './form/AddBlogPage.tsx';
import { EditBlogPage } from './form/EditBlogPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { InboxPage } from './inbox/InboxPage.tsx';
import { BrokenPage } from './layout/BrokenPage.tsx';
import { useScreenChange } from './layout/useScreenChange.ts';
import { BlogListPage } from './list/BlogListPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { Guard } from './session/Guard.tsx';
import { useFollowSession } from './session/useFollowSession.ts';
import { Toasts } from './toasts/Toasts.tsx';

const basename = '/admin';

const routes: RouteObject[] = [
  {
    element: <Screens />,
    errorElement: <BrokenPage />,
    children: [
      { path: 'login', element: <LoginPage /> },
      {
        element: <Guard />,
        children: [
          { index: true, element: <BlogListPage /> },
          { path: 'add-blog', element: <AddBlogPage /> },
          { path: 'edit-blog/:id', element: <EditBlogPage /> },
          { path: 'bin', element: <BinPage /> },
          { path: 'enquiries', element: <InboxPage /> },
          { path: 'enquiries/:id', element: <InboxPage /> },
          { path: 'account', element: <AccountPage /> },
          { path: 'history', element: <HistoryPage /> },
        ],
      },
    ],
  },
];

/** The server renders one address and forgets it; only a browser has a history. */
function routerAt(url: string) {
  return typeof window === 'undefined'
    ? createMemoryRouter(routes, { basename, initialEntries: [url] })
    : createBrowserRouter(routes, { basename });
}

/** The staff area. @param url the address that was asked for, as the server needs it: a browser has its own */
export function AdminApp({ url }: { url: string }) {
  const [router] = useState(() => routerAt(url));
  return <RouterProvider router={router} />;
}

function Screens() {
  useFollowSession();
  useScreenChange();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
