import { useEffect, useEffectEvent } from 'react';
import type { Publication } from '../draft/presentStatus.ts';
import { isOver } from '../kit/time/isOver.ts';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';

const LIVE = { status: 'published', publish_at: '' } as const;

/** What is scheduled goes on the site by itself, also while its form stands open. */
export function useGoneLive(
  stored: Publication,
  draft: Publication,
  onLive: (now: Publication) => void,
): void {
  useCurrentMinute();
  const isLive = stored.status === 'scheduled' && isOver(stored.publish_at);
  const tell = useEffectEvent(() => {
    const isSame = draft.status === stored.status && draft.publish_at === stored.publish_at;
    onLive(isSame ? LIVE : { status: draft.status, publish_at: draft.publish_at });
  });
  useEffect(() => {
    if (isLive) tell();
  }, [isLive]);
}
