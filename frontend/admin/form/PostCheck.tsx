import { useDeferredValue, useMemo } from 'react';
import { uploadedPicture } from '../../api/uploadedPicture.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { studioDay } from '../kit/time/studioTime.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { percentOf } from './viewPosition.ts';
import { checkLeaving } from '../check/checkLeaving.ts';
import { type PlacedLink, checkLinks } from '../check/checkLinks.ts';
import { CheckPanel, type Publishing } from '../check/CheckPanel.tsx';
import { checkPost } from '../check/checkPost.ts';
import { together } from '../check/Finding.ts';
import { ShareProof } from '../check/ShareProof.tsx';
import { type TextOutline, readOutline } from '../check/TextOutline.ts';
import { useCard } from '../check/useCard.ts';
import type { CheckPanelState } from '../check/useCheckPanel.ts';
import { useLinkAnswers } from '../check/useLinkAnswers.ts';
import { usePictureWidth } from '../check/usePictureWidth.ts';
import { WhenWhere } from '../check/WhenWhere.tsx';
import { checkSlug } from '../check/checkSlug.ts';
import { useSlug } from '../check/useSlug.ts';

interface PostCheckProps {
  /** Undefined while the post is new. */
  id: string | undefined;
  panel: CheckPanelState;
  present: PresentPictures | undefined;
  publishing: Publishing;
}

export function PostCheck({ id = '', panel, present, publishing }: PostCheckProps) {
  const { draft, slugToSend, messages } = useDeferredValue(usePostFormContext());
  const { chosen, stored, card, focus, desktopWidth } = useCardOfPost(present);
  const { slug, isTaken } = useSlug({ kind: 'blog', id, slug: slugToSend }, draft.heading);
  const { outline, links } = useText(draft.description);
  const checked = together([
    checkPost({
      draft,
      outline,
      messages,
      desktopWidth,
      hasPicture: Boolean(chosen ?? stored),
      ...libraryWordsOf(present, chosen),
      cardBytes: card?.bytes,
      isOnSite: publishing.isOnSite,
      today: studioDay(panel.openedAt),
    }),
    checkLeaving(publishing.isLeaving, draft.publish_at),
    checkSlug(isTaken, messages),
    checkLinks(linksOfText(outline), links.answers, links.hasFailed, publishing.isScheduled),
  ]);
  return (
    <CheckPanel {...{ panel, publishing, checked, links }}>
      <ShareProof
        path={slug ? ['blog', slug] : undefined}
        title={draft.meta_title}
        description={draft.meta_description || draft.short_description}
        card={chosen ? undefined : card}
        picture={chosen ?? stored?.src}
        focus={focus}
      />
      <WhenWhere
        {...publishing}
        publishAt={draft.publish_at}
        date={draft.date_at}
        path={slug ? `/blog/${slug}` : undefined}
      />
    </CheckPanel>
  );
}

function libraryWordsOf(present: PresentPictures | undefined, chosen: File | undefined) {
  const { library_alt = '', library_alt_texts = {} } = present ?? {};
  return { libraryAlt: chosen ? '' : library_alt, libraryAltTexts: library_alt_texts };
}

function useText(description: string) {
  const outline = useMemo(() => readOutline(description, location.origin), [description]);
  return { outline, links: useLinkAnswers(outline.links.map(({ address }) => address)) };
}

function linksOfText({ links }: TextOutline): PlacedLink[] {
  return links.map(({ address }, index) => ({ address, place: { part: 'link', index } }));
}

/** Its desktop image, or else the mobile one; a chosen file has no card before it is saved. */
function useCardOfPost(present: PresentPictures | undefined) {
  const { draft, pictures } = usePostFormContext();
  const chosen = pictures.feature_image ?? (present?.feature_image ? undefined : pictures.mb_image);
  const src = present?.feature_image || (present?.mb_image ?? '');
  const stored = uploadedPicture(src);
  const focus = { x: percentOf(draft.focal_x), y: percentOf(draft.focal_y) };
  const card = useCard(chosen || !stored ? undefined : { src, ...focus });
  const chosenWidth = usePictureWidth(pictures.feature_image);
  const storedWidth = present?.feature_image ? stored?.width : undefined;
  return { chosen, stored, card, focus, desktopWidth: pictures.feature_image ? chosenWidth : storedWidth };
}
