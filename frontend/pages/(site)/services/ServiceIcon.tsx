import { serviceIcons } from '../../../content/serviceIcons.ts';

export function ServiceIcon({ slug, isChosen }: { slug: string; isChosen: boolean }) {
  const icon = serviceIcons[slug];
  if (!icon) return null;
  const { strokes, chosen } = icon;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {isChosen && <path d={chosen} fill="currentColor" fillRule="evenodd" stroke="none" />}
      <path d={strokes} />
    </svg>
  );
}
