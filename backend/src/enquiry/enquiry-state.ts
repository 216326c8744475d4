export const enquiryStates = ['new', 'called', 'quoted', 'won', 'lost', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
