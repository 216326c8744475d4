import { serviceIcons } from '../../../content/serviceIcons.ts';
import type { ServiceSlug } from '../../../content/services.ts';

export function ServiceIcon({ slug, isChosen }: { slug: ServiceSlug; isChosen: boolean }) {
  const { strokes, chosen } = serviceIcons[slug];
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {isChosen && <path d={chosen} fill="currentColor" fillRule="evenodd" stroke="none" />}
      <path d={strokes} />
    </svg>
  );
}
