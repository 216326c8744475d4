import { BrowserRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { AddBlogPage } from './form/AddBlogPage.tsx';
import { EditBlogPage } from './form/EditBlogPage.tsx';
import { useScreenChange } from './layout/useScreenChange.ts';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { BlogListPage } from './list/BlogListPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { Guard } from './session/Guard.tsx';
import { useFollowSession } from './session/useFollowSession.ts';
import { Toasts } from './toasts/Toasts.tsx';

const BASE = '/admin';

/** The staff area. @param url the address that was asked for, as the server needs it: a browser has its own */
export function AdminApp({ url }: { url: string }) {
  return typeof window === 'undefined' ? (
    <StaticRouter basename={BASE} location={url}>
      <Screens />
    </StaticRouter>
  ) : (
    <BrowserRouter basename={BASE}>
      <Screens />
    </BrowserRouter>
  );
}

function Screens() {
  useFollowSession();
  useScreenChange();
  return (
    <>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route element={<Guard />}>
          <Route index element={<BlogListPage />} />
          <Route path="add-blog" element={<AddBlogPage />} />
          <Route path="edit-blog/:id" element={<EditBlogPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <Toasts />
    </>
  );
}
