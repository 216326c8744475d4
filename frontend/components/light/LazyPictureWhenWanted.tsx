import { whenLight } from './whenLight.tsx';

export const LazyPictureWhenWanted = whenLight(
  async () => (await import('./PictureWhenWanted.tsx')).PictureWhenWanted,
  import.meta.env.SSR ? (await import('./PictureWhenWanted.tsx')).PictureWhenWanted : undefined,
);
