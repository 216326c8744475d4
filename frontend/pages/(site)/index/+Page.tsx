import { site } from '../../../content/site.ts';

export function Page() {
  return (
    <main id="main" className="wrap">
      <h1>{site.brand.claim}</h1>
    </main>
  );
}
