import { useEffect, useState } from 'react';
import { browserApi } from '../api/apiClient.ts';
import { getProject } from '../api/projects.ts';
import { storedPictures, useKeptPictures } from '../stores/keptPictures.ts';
import { removePicture } from '../components/hearts/keepOrRemove.ts';
import { type KeptProjects, gonePictures, shownPictures } from './shownPictures.ts';

/**
 * What is kept, once its projects have been read: each as its own page reads it, so that the list stays on the device.
 * Pictures that are no longer on the site are forgotten.
 */
export function useShownPictures() {
  const kept = useKeptPictures();
  const [projects, setProjects] = useState<KeptProjects>();
  const [hasFailed, setFailed] = useState(false);
  const slugs = [...new Set(kept.map(({ project }) => project))].toSorted().join();
  useEffect(() => {
    if (hasFailed) return undefined;
    const left = new AbortController();
    const show = (read: KeptProjects) => {
      if (left.signal.aborted) return;
      setProjects(read);
      for (const gone of gonePictures(storedPictures(), read)) removePicture(gone);
    };
    readProjects(slugs.split(',').filter(Boolean)).then(show, () => left.signal.aborted || setFailed(true));
    return () => left.abort();
  }, [slugs, hasFailed]);
  return { shown: projects && shownPictures(kept, projects), hasFailed, retry: () => setFailed(false) };
}

async function readProjects(slugs: string[]): Promise<KeptProjects> {
  const reading = slugs.map(async (slug) => [slug, (await getProject(slug, browserApi))?.data] as const);
  return new Map(await Promise.all(reading));
}
