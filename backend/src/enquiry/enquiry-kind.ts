export const enquiryKinds = ['home', 'office', 'institution'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const wantedKinds = [...enquiryKinds, 'advice'] as const;
export type WantedKind = (typeof wantedKinds)[number];

/** Builds and open tabs that know no advice read the same rows: it is kept and told beside the kind. */
interface KindColumns {
  kind: EnquiryKind | null;
  onlyAdvice: boolean;
}

export const kindOf = ({ kind, onlyAdvice }: KindColumns): WantedKind | null =>
  kind ?? (onlyAdvice ? 'advice' : null);

export const toKindColumns = (kind: WantedKind | null): KindColumns =>
  kind === 'advice' ? { kind: null, onlyAdvice: true } : { kind, onlyAdvice: false };
