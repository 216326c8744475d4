import { site } from './site.ts';

interface ProjectWords {
  title: string;
  place: string;
  lead: string;
  summary: string;
  meta_title: string;
  meta_description: string;
}

/** What search and a shared link show of a project; a title is blank in a draft alone. */
export function projectHead({ title, place, lead, summary, ...meta }: ProjectWords) {
  const named = title && `${[title, place].filter(Boolean).join(', ')} | ${site.brand.name}`;
  return {
    title: meta.meta_title || named,
    description: meta.meta_description || lead || summary || title,
  };
}
