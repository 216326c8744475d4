import { useEffect, useState } from 'react';
import { browserApi } from '../api/apiClient.ts';
import { getKeptProject } from '../api/projects.ts';
import { useKeptPictures } from '../stores/keptPictures.ts';
import { type KeptProjects, hiddenPictures, shownPictures } from './shownPictures.ts';

/**
 * What is kept, once its projects have been read: each by itself, as its own page does, so that the list stays on the device.
 * Pictures that are not on the site now are left out and stay kept: their project may come back.
 */
export function useShownPictures() {
  const kept = useKeptPictures();
  const [projects, setProjects] = useState<KeptProjects>();
  const [hasFailed, setFailed] = useState(false);
  const anchors = [...new Set(kept.map(({ project }) => project))].toSorted().join();
  useEffect(() => {
    if (hasFailed) return undefined;
    const left = new AbortController();
    const show = (read: KeptProjects) => {
      if (!left.signal.aborted) setProjects(read);
    };
    readProjects(anchors.split(',').filter(Boolean)).then(show, () => left.signal.aborted || setFailed(true));
    return () => left.abort();
  }, [anchors, hasFailed]);
  return {
    shown: projects && shownPictures(kept, projects),
    hidden: projects ? hiddenPictures(kept, projects) : [],
    hasFailed,
    retry: () => setFailed(false),
  };
}

async function readProjects(anchors: string[]): Promise<KeptProjects> {
  const reading = anchors.map(
    async (anchor) => [anchor, (await getKeptProject(anchor, browserApi))?.data] as const,
  );
  return new Map(await Promise.all(reading));
}
