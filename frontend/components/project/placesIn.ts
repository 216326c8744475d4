import type { Project } from '../../api/wire.gen.ts';

/** @returns how many pictures a passage of this layout shows */
export const placesIn = (layout: Project['passages'][number]['layout']): number =>
  layout === 'text-left' ? 1 : 2;
