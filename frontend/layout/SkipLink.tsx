import { site } from '../content/site.ts';

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {site.a11y.skip}
    </a>
  );
}
