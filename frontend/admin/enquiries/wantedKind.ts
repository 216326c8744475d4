import type { EnquiryCard } from '../../api/wire.gen.ts';

/** What is wanted, by its name in `admin.desk.kinds`. */
export function wantedKind({ kind, only_advice: advice }: Pick<EnquiryCard, 'kind' | 'only_advice'>) {
  return kind ?? (advice ? 'advice' : null);
}
