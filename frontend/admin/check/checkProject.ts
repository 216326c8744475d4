import type { FieldMessages } from '../../api/ApiError.ts';
import type { AdminProject } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { projectHead } from '../../content/projectHead.ts';
import { projectLimits } from '../../content/schemas/project-limits.ts';
import type { DraftPicture, ProjectDraft } from '../draft/projectDraft.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { type Checked, type Finding, checked, look, stop, together } from './Finding.ts';
import { checkCardWeight } from './checkCardWeight.ts';
import type { PlacedLink } from './checkLinks.ts';
import { checkRefusals } from './checkRefusals.ts';
import { checkBrackets, checkSearch } from './checkSearch.ts';

const { found, places } = admin.check;
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

type LibraryAltTexts = AdminProject['library_alt_texts'];

interface ProjectToCheck {
  draft: ProjectDraft;
  messages: FieldMessages;
  libraryAltTexts: LibraryAltTexts;
  cardBytes: number | undefined;
}

/** Everything but its links, which others answer for. */
export function checkProject({ draft, messages, libraryAltTexts, cardBytes }: ProjectToCheck): Checked {
  return together([
    checkRefusals(messages),
    checkTitle(draft),
    checkPlace(draft),
    checkPictures(draft, libraryAltTexts),
    checkSummary(draft.summary),
    checkNames(draft),
    checkSearch({ ...projectHead(draft), slug: draft.slug }),
    checkCardWeight(cardBytes, { field: 'pictures' }),
    checkBrackets(storyOf(draft)),
  ]);
}

function storyOf({ title, summary, lead, passages }: ProjectDraft) {
  const told = passages.flatMap((passage, index) => [
    { words: passage.title, where: places.story, field: `passages.${index}.title` },
    { words: passage.text, where: places.story, field: `passages.${index}.text` },
  ]);
  return [
    { words: title, where: places.title, field: 'title' },
    { words: summary, where: places.summary, field: 'summary' },
    { words: lead, where: places.story, field: 'lead' },
    ...told,
  ];
}

/** Addresses that somebody wrote into the story. */
export function linksOfProject(draft: ProjectDraft): PlacedLink[] {
  return storyOf(draft).flatMap(({ words, field }) =>
    (words.match(ADDRESS) ?? []).map((address) => ({ address, place: { field } })),
  );
}

function checkTitle({ title }: ProjectDraft): Checked {
  const at = { key: 'title', where: places.title, place: { field: 'title' } };
  return checked([title.trim() === '' && stop(at, found.titleMissing)], found.titleFine);
}

function checkPlace({ place }: ProjectDraft): Checked {
  const at = { key: 'place', where: places.place, place: { field: 'place' } };
  return checked([place.trim() === '' && stop(at, found.placeMissing)], found.placeFine);
}

function checkNames({ materials, credits }: ProjectDraft): Checked {
  const ofMaterials = materials.map(({ name }, index): Finding | undefined => {
    const place = { field: `materials.${index}.name` };
    const at = { key: `material ${index}`, where: places.material(index + 1), place };
    return name.trim() === '' ? stop(at, found.materialNameless(index + 1)) : undefined;
  });
  const ofCredits = credits.map(({ name }, index): Finding | undefined => {
    const place = { field: `credits.${index}.name` };
    const at = { key: `credit ${index}`, where: places.credit(index + 1), place };
    return name.trim() === '' ? stop(at, found.creditNameless(index + 1)) : undefined;
  });
  return together([checked(ofMaterials, found.materialsFine), checked(ofCredits, found.creditsFine)]);
}

function checkSummary(summary: string): Checked {
  const at = { key: 'summary', where: places.summary, place: { field: 'summary' } };
  const { length } = summary.trim();
  return checked(
    [
      length === 0 && look(at, found.summaryMissing),
      length > projectLimits.summary && look(at, found.summaryLong(length, projectLimits.summary)),
    ],
    found.summaryFine,
  );
}

function checkPictures({ pictures, pairs, plan }: ProjectDraft, libraryAltTexts: LibraryAltTexts): Checked {
  if (pictures.length === 0) {
    const at = { key: 'no card', where: places.pictures, place: { field: 'pictures' } };
    return checked([stop(at, found.noCover)]);
  }
  const findings = pictures.map((picture, index): Finding | undefined => {
    const alt = shownAlt(picture, libraryAltTexts);
    if (picture.decorative || altProblem(alt) === undefined) return undefined;
    const at = {
      key: `picture ${index}`,
      where: places.picture(index + 1),
      place: { field: `pictures.${index}.alt` },
    };
    return stop(at, alt === '' ? found.projectPicture(index + 1) : found.projectPictureIsFile(index + 1));
  });
  const ofPairs = pairs.map(({ before }, index): Finding | undefined => {
    if (!before || before.decorative) return undefined;
    if (altProblem(shownAlt(before, libraryAltTexts)) === undefined) return undefined;
    const at = {
      key: `pair ${index}`,
      where: places.pair(index + 1),
      place: { field: `pairs.${index}.before.alt` },
    };
    return stop(at, found.pairPicture(index + 1));
  });
  const lacksPlan = plan.src !== null && altProblem(plan.alt) !== undefined;
  const ofPlan =
    lacksPlan && stop({ key: 'plan', where: places.plan, place: { field: 'plan.alt' } }, found.plan);
  return checked([...findings, ...ofPairs, ofPlan], found.projectPicturesFine);
}

function shownAlt({ src, alt }: Pick<DraftPicture, 'src' | 'alt'>, libraryAltTexts: LibraryAltTexts) {
  return alt.trim() || (libraryAltTexts[src] ?? '');
}
