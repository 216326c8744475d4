import { emptyDraft } from '../draft/postDraft.ts';

export const somePost = {
  ...emptyDraft('2026-11-23'),
  id: 7,
  feature_image: '',
  mb_image: '',
  card: '',
  updated_at: '',
  publish_at: null,
  version: 4,
  focal_x: null,
  focal_y: null,
  mobile_is_cut: false,
  is_decorative: false,
  library_alt: '',
  library_alt_texts: {},
  created_at: '',
  updated_by: null,
};
