import { whenLight } from './whenLight.tsx';

export const LazyLightPicture = whenLight(
  async () => (await import('./LightPicture.tsx')).LightPicture,
  import.meta.env.SSR ? (await import('./LightPicture.tsx')).LightPicture : undefined,
);
