export const enquiryStates = ['new', 'called', 'quoted', 'won', 'lost', 'spam'] as const;
export const openStates = ['new', 'called', 'quoted'] as const satisfies EnquiryState[];
export type EnquiryState = (typeof enquiryStates)[number];
