import { create } from 'zustand';
import { putOffEnquiry } from './enquiryPutOff.ts';

/** What an enquiry is about, when it was opened from there. */
export interface EnquirySubject {
  kind: 'project' | 'service';
  slug: string;
  title: string;
}

interface EnquiryModal {
  isOpen: boolean;
  /** Opened by itself: it keeps to a part of a narrow screen until the visitor turns to it. */
  isUnasked: boolean;
  isTurnedTo: boolean;
  about: EnquirySubject | undefined;
}

/** The enquiry over the page. Only the browser changes it: on the server it is shared. */
export const useEnquiryModal = create<EnquiryModal>(() => ({
  isOpen: false,
  isUnasked: false,
  isTurnedTo: false,
  about: undefined,
}));

export function openEnquiry(about?: EnquirySubject): void {
  useEnquiryModal.setState({ isOpen: true, isUnasked: false, about });
}

export function openEnquiryUnasked(): void {
  useEnquiryModal.setState({ isOpen: true, isUnasked: true, isTurnedTo: false, about: undefined });
}

export function closeEnquiry(): void {
  if (!useEnquiryModal.getState().isOpen) return;
  putOffEnquiry();
  useEnquiryModal.setState({ isOpen: false });
}

export function turnToEnquiry(): void {
  useEnquiryModal.setState({ isTurnedTo: true });
}
