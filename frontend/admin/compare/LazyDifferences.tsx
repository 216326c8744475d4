import { lazy } from 'react';
import { admin } from '../../content/admin/admin.ts';

/** Lazy, because of its library. After a deployment the old file may be gone; what shows it must still open. */
export const LazyDifferences = lazy(() =>
  import('./Differences.tsx').then(
    (file) => ({ default: file.Differences }),
    () => ({ default: () => <p role="alert">{admin.conflict.notCompared}</p> }),
  ),
);
