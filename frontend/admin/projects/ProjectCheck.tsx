import { useDeferredValue } from 'react';
import { projectHead } from '../../content/projectHead.ts';
import { draftCover } from './takeOut.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import { useProjectForm } from './ProjectFormContext.ts';
import { checkLeaving } from '../check/checkLeaving.ts';
import { checkLinks } from '../check/checkLinks.ts';
import { CheckPanel, type Publishing } from '../check/CheckPanel.tsx';
import { checkProject, linksOfProject } from '../check/checkProject.ts';
import { together } from '../check/Finding.ts';
import { ShareProof } from '../check/ShareProof.tsx';
import { useCard } from '../check/useCard.ts';
import type { CheckPanelState } from '../check/useCheckPanel.ts';
import { useLinkAnswers } from '../check/useLinkAnswers.ts';
import { WhenWhere } from '../check/WhenWhere.tsx';
import { checkSlug } from '../check/checkSlug.ts';
import { useSlug } from '../check/useSlug.ts';

const MIDDLE = { x: 50, y: 50 };

interface ProjectCheckProps {
  /** Undefined while the project is new. */
  id: string | undefined;
  panel: CheckPanelState;
  publishing: Publishing;
}

export function ProjectCheck({ id = '', panel, publishing }: ProjectCheckProps) {
  const { draft, toSend, messages, libraryAltTexts } = useDeferredValue(useProjectForm());
  const cover = draftCover(draft);
  const card = useCard(cover && { src: cover.src, ...cover.focus });
  const { slug, isTaken } = useSlug({ kind: 'project', id, slug: toSend.slug }, draft.title);
  const placed = linksOfProject(draft);
  const links = useLinkAnswers(placed.map(({ address }) => address));
  const checked = together([
    checkProject({ draft, messages, libraryAltTexts, cardBytes: card?.bytes }),
    checkLeaving(publishing.isLeaving, draft.publish_at),
    checkSlug(isTaken, messages),
    checkLinks(placed, links.answers, links.hasFailed, publishing.isScheduled),
  ]);
  const file = cover && pictureFile(cover.src);
  return (
    <CheckPanel {...{ panel, publishing, checked, links }}>
      <ShareProof
        path={slug ? ['projects', slug] : undefined}
        {...projectHead(draft)}
        card={card}
        picture={file?.large}
        focus={cover?.focus ?? MIDDLE}
      />
      <WhenWhere {...publishing} publishAt={draft.publish_at} path={slug ? `/projects/${slug}` : undefined} />
    </CheckPanel>
  );
}
