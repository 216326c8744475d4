import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../api/serverClock.ts';
import { type Publication, presentStatus } from '../draft/presentStatus.ts';
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
    const { status, publish_at } = presentStatus(draft, LIVE, new Date(serverNow()).toISOString());
    onLive({ status, publish_at });
  });
  useEffect(() => {
    if (isLive) tell();
  }, [isLive]);
}
