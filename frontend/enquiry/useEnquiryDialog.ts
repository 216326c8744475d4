import { create } from 'zustand';
import { snoozeEnquiry } from './enquirySnooze.ts';

export interface EnquirySubject {
  kind: 'project' | 'service' | 'range';
  slug: string;
  title: string;
  /** Of a project. */
  type?: string;
  /** The contact page that asks the same, where the form cannot be opened in place. */
  page?: string;
}

interface EnquiryDialogState {
  isOpen: boolean;
  /** Then it covers a part of a narrow screen until it is expanded. */
  isAutoOpened: boolean;
  isExpanded: boolean;
  about: EnquirySubject | undefined;
}

/** Changed in the browser only: the server shares it. */
export const useEnquiryDialog = create<EnquiryDialogState>(() => ({
  isOpen: false,
  isAutoOpened: false,
  isExpanded: false,
  about: undefined,
}));

export function openEnquiry(about?: EnquirySubject): void {
  useEnquiryDialog.setState({ isOpen: true, isAutoOpened: false, about });
}

export function autoOpenEnquiry(): void {
  useEnquiryDialog.setState({ isOpen: true, isAutoOpened: true, isExpanded: false, about: undefined });
}

export function closeEnquiry(): void {
  if (!useEnquiryDialog.getState().isOpen) return;
  snoozeEnquiry();
  useEnquiryDialog.setState({ isOpen: false });
}

export function expandEnquiry(): void {
  useEnquiryDialog.setState({ isExpanded: true });
}
