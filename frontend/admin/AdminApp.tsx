import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Outlet,
  type RouteObject,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
} from 'react-router-dom';
import { BrokenPage } from './layout/BrokenPage.tsx';
import { Guard } from './layout/Guard.tsx';
import { useContactSending } from './enquiries/contact/useContactSending.ts';
import { useScreenChange } from './layout/useScreenChange.ts';
import { ForRole } from './roles/ForRole.tsx';
import { basename, routes } from './routes.ts';
import { createQueryClient } from './session/createQueryClient.ts';
import { useFollowSession } from './session/useFollowSession.ts';
import { Toasts } from './toasts/Toasts.tsx';

const toRouteObject = ({ path, title, Component }: (typeof routes)[number]): RouteObject => ({
  path,
  Component,
  handle: title,
});

const toGuarded = (route: (typeof routes)[number]): RouteObject => ({
  path: route.path,
  handle: route.title,
  element: (
    <ForRole least={route.role ?? 'owner'}>
      <route.Component />
    </ForRole>
  ),
});

const tree: RouteObject[] = [
  {
    Component: Screens,
    ErrorBoundary: BrokenPage,
    children: [
      ...routes.filter(({ isPublic }) => isPublic).map(toRouteObject),
      { Component: Guard, children: routes.filter(({ isPublic }) => !isPublic).map(toGuarded) },
    ],
  },
];

/** The server renders one address and has no history. */
function routerAt(url: string) {
  return typeof window === 'undefined'
    ? createMemoryRouter(tree, { basename, initialEntries: [url] })
    : createBrowserRouter(tree, { basename });
}

export function AdminApp({ url }: { url: string }) {
  const [router] = useState(() => routerAt(url));
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

function Screens() {
  useFollowSession();
  useScreenChange();
  useContactSending();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
