import written from './home-sections.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { HomeSections } from './schemas/home.ts';

const words: HomeSections = written;
/** What staff have written is no sample any more. */
const real = { sample: undefined };

/** What the home page shows below its first three parts: in a file of its own, as its script is. */
export function homeSections(overrides: Overrides | undefined): HomeSections {
  const { 'home-headings': headings, ...lists } = overrides ?? {};
  const { team, journey, testimonials, clients } = words;
  const people = lists.team ?? team?.people ?? [];
  const years = lists.milestones ?? journey?.years ?? [];
  const said = lists.testimonials ?? testimonials?.items ?? [];
  const items = said.filter(({ has_consent }) => has_consent);
  const names = lists.clients ?? clients?.names ?? [];
  return {
    team: isShown(team, people) ? { ...team, ...headings?.team, people, ...(lists.team && real) } : undefined,
    whatWeDo: words.whatWeDo && { ...words.whatWeDo, ...headings?.whatWeDo },
    designing: words.designing && { ...words.designing, ...headings?.designing },
    projects: words.projects && { ...words.projects, ...headings?.projects },
    reasons: words.reasons && { ...words.reasons, ...headings?.reasons },
    journey: isShown(journey, years) ? { ...journey, ...headings?.journey, years } : undefined,
    testimonials: isShown(testimonials, items)
      ? { ...testimonials, ...headings?.testimonials, items, ...(lists.testimonials && real) }
      : undefined,
    clients: isShown(clients, names)
      ? { ...clients, ...headings?.clients, names, ...(lists.clients && real) }
      : undefined,
  };
}

/** A section without entries needs no heading. */
function isShown<Section>(section: Section | undefined, entries: unknown[]): section is Section {
  return section !== undefined && entries.length > 0;
}
