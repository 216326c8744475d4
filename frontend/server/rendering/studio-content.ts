import type { Overrides } from '../../content/overrides.ts';

export interface StudioContent {
  overrides: Overrides;
  isPreview?: boolean;
}
