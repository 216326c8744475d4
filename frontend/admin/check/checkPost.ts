import pictures from '../../../studio/pictures.json' with { type: 'json' };
import type { FieldMessages } from '../../api/ApiError.ts';
import { truncateWords } from '../../components/truncateWords.ts';
import { admin } from '../../content/admin/admin.ts';
import { CARD_HEADING_WORDS } from '../../content/business-constants.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { countWords } from '../editor/countWords.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { type Checked, checked, look, stop, together } from './Finding.ts';
import { checkCardWeight } from './checkCardWeight.ts';
import { checkDate } from './checkDate.ts';
import { checkRefusals } from './checkRefusals.ts';
import { checkBrackets, checkSearch } from './checkSearch.ts';
import { checkText } from './checkText.ts';
import type { TextOutline } from './TextOutline.ts';

const { found, places } = admin.check;

export interface PostToCheck {
  draft: PostDraft;
  outline: TextOutline;
  messages: FieldMessages;
  hasPicture: boolean;
  /** Of the library, where the post says nothing itself. */
  libraryAlt: string;
  /** The same for the pictures of its text, by their `src`. */
  libraryAltTexts: Record<string, string>;
  /** Of the desktop image, in pixels; undefined when there is none or it is not known. */
  desktopWidth: number | undefined;
  cardBytes: number | undefined;
  isOnSite: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** Everything but its links, which others answer for. */
export function checkPost(post: PostToCheck): Checked {
  const { draft, outline, messages, cardBytes, isOnSite, today } = post;
  const written = (field: keyof PostDraft, where: string, words = draft[field]) => ({ words, where, field });
  return together([
    checkRefusals(messages),
    checkTitle(draft.heading),
    checkText(outline, post.libraryAltTexts),
    checkImages(post),
    checkSearch({
      title: draft.meta_title,
      description: draft.meta_description || draft.short_description,
      slug: draft.slug,
    }),
    isOnSite ? checked([]) : checkDate(draft.date_at, firstDay(draft, today)),
    checkCardWeight(cardBytes, { field: 'feature_image' }),
    checkBrackets([
      written('heading', places.title),
      written('short_description', places.short),
      written('description', places.text, outline.words),
      written('meta_title', places.metaTitle),
      written('meta_description', places.metaDescription),
    ]),
  ]);
}

/** On the site. */
function firstDay({ status, publish_at }: PostDraft, today: string): string {
  return status === 'scheduled' && publish_at > today ? publish_at.slice(0, today.length) : today;
}

function checkTitle(heading: string): Checked {
  const at = { where: places.title, place: { field: 'heading' } };
  if (heading.trim() === '') return checked([stop({ ...at, key: 'title' }, found.titleMissing)]);
  const isCut = countWords(heading) > CARD_HEADING_WORDS;
  const shown = truncateWords(heading, CARD_HEADING_WORDS);
  const cut = found.cardTitleCut(CARD_HEADING_WORDS, shown);
  return checked([isCut && look({ ...at, key: 'title cut' }, cut)], found.cardTitleFine);
}

function checkImages({ draft, hasPicture, libraryAlt, desktopWidth }: PostToCheck): Checked {
  const images = { where: places.images, place: { field: 'feature_image' } };
  if (!hasPicture) return checked([stop({ ...images, key: 'no card' }, found.noCard)]);
  const ofAlt = { key: 'alt', where: places.alt, place: { field: 'alt' } };
  const alt = draft.alt.trim() || libraryAlt;
  const isUnsaid = draft.is_decorative === '' && altProblem(alt) !== undefined;
  const isNarrow = desktopWidth !== undefined && desktopWidth < pictures.maxWidth;
  return together([
    checked([isUnsaid && stop(ofAlt, alt === '' ? found.alt : found.altIsFile)], found.altFine),
    checked(
      [isNarrow && look({ ...images, key: 'narrow' }, found.narrow(desktopWidth, pictures.maxWidth))],
      desktopWidth === undefined ? undefined : found.wideFine,
    ),
  ]);
}
