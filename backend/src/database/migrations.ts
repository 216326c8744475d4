import type { MigrationInterface } from 'typeorm';
import { CreateThrottle1763630000000 } from './migrations/1763630000000-create-throttle.js';
import { CreateAdmin1763630100000 } from './migrations/1763630100000-create-admin.js';
import { CreateEnquiry1763630200000 } from './migrations/1763630200000-create-enquiry.js';
import { CreateBlogPost1763640000000 } from './migrations/1763640000000-create-blog-post.js';
import { CreatePictureClaim1763640100000 } from './migrations/1763640100000-create-picture-claim.js';
import { CreateDemoSeed1763640200000 } from './migrations/1763640200000-create-demo-seed.js';
import { CreateFinishedPicture1763650000000 } from './migrations/1763650000000-create-finished-picture.js';
import { CreateAuditEntry1763650100000 } from './migrations/1763650100000-create-audit-entry.js';
import { AddPostLifecycle1763650200000 } from './migrations/1763650200000-add-post-lifecycle.js';
import { AddPreviewKey1763650300000 } from './migrations/1763650300000-add-preview-key.js';
import { AddEnquiryDesk1763650400000 } from './migrations/1763650400000-add-enquiry-desk.js';
import { AddAdminName1763650500000 } from './migrations/1763650500000-add-admin-name.js';
import { AddFocalPoint1763650600000 } from './migrations/1763650600000-add-focal-point.js';
import { AddPostKey1763650700000 } from './migrations/1763650700000-add-post-key.js';
import { AddSaveKey1763650800000 } from './migrations/1763650800000-add-save-key.js';
import { AddBlogVersion1763650800000 } from './migrations/1763650800000-add-blog-version.js';
import { CreateErasedEnquiry1763660100000 } from './migrations/1763660100000-create-erased-enquiry.js';
import { AddAuditRetention1763660300000 } from './migrations/1763660300000-add-audit-retention.js';
import { AddMailStates1763660400000 } from './migrations/1763660400000-add-mail-states.js';
import { SplitDoNotContact1763660410000 } from './migrations/1763660410000-split-do-not-contact.js';
import { AddAccountState1763660500000 } from './migrations/1763660500000-add-account-state.js';
import { AddAuditOrigin1763660510000 } from './migrations/1763660510000-add-audit-origin.js';
import { AddDoNotContactId1763660600000 } from './migrations/1763660600000-add-do-not-contact-id.js';
import { CreateProject1763660700000 } from './migrations/1763660700000-create-project.js';
import { CreateContentSection1763660800000 } from './migrations/1763660800000-create-content-section.js';
import { AddEnquiryShortlist1763660900000 } from './migrations/1763660900000-add-enquiry-shortlist.js';
import { AddEnquiryCallDue1763661000000 } from './migrations/1763661000000-add-enquiry-call-due.js';
import { AddEnquiryEvents1763661100000 } from './migrations/1763661100000-add-enquiry-events.js';
import { CreateEnquiryFile1763661200000 } from './migrations/1763661200000-create-enquiry-file.js';
import { AddEnquirySource1763661300000 } from './migrations/1763661300000-add-enquiry-source.js';
import { CreateModalDay1763661310000 } from './migrations/1763661310000-create-modal-day.js';
import { AddSpamScore1763661400000 } from './migrations/1763661400000-add-spam-score.js';
import { AddConsentReceipts1763661500000 } from './migrations/1763661500000-add-consent-receipts.js';
import { CreateAlerts1763661600000 } from './migrations/1763661600000-create-alerts.js';
import { CreateCanaryCycle1763661610000 } from './migrations/1763661610000-create-canary-cycle.js';
import { AddTodayIndexes1763661700000 } from './migrations/1763661700000-add-today-indexes.js';
import { CreateSavedVersion1763662000000 } from './migrations/1763662000000-create-saved-version.js';
import { CreateWritingDraft1763662010000 } from './migrations/1763662010000-create-writing-draft.js';
import { CreateLibraryPicture1763662100000 } from './migrations/1763662100000-create-library-picture.js';
import { CreateCheckedLink1763662200000 } from './migrations/1763662200000-create-checked-link.js';
import { CreateRedirect1763662300000 } from './migrations/1763662300000-create-redirect.js';
import { CreateImport1763662400000 } from './migrations/1763662400000-create-import.js';
import { CreatePictureCard1763662500000 } from './migrations/1763662500000-create-picture-card.js';
import { AddPostWords1763662510000 } from './migrations/1763662510000-add-post-words.js';
import { AddPostCategory1763662520000 } from './migrations/1763662520000-add-post-category.js';
import { CreateTeamAccounts1763663000000 } from './migrations/1763663000000-create-team-accounts.js';
import { IndexAuditEntry1763663100000 } from './migrations/1763663100000-index-audit-entry.js';
import { CreateSingleSignOn1763663200000 } from './migrations/1763663200000-create-single-sign-on.js';
import { CreateRestoreProof1763663300000 } from './migrations/1763663300000-create-restore-proof.js';
import { AddConsentVersionSent1763663420000 } from './migrations/1763663420000-add-consent-version-sent.js';
import { AddSentAlertDue1763663430000 } from './migrations/1763663430000-add-sent-alert-due.js';
import { AddDecorativePictureOfPost1763663431000 } from './migrations/1763663431000-add-decorative-picture-of-post.js';
import { AddPasswordEndsAtToAdmin1763663450000 } from './migrations/1763663450000-add-password-ends-at-to-admin.js';
import { AddKeyOfEnquiryNote1763663460000 } from './migrations/1763663460000-add-key-of-enquiry-note.js';
import { AddMailTriedAtToEnquiry1763663470000 } from './migrations/1763663470000-add-mail-tried-at-to-enquiry.js';
import { AddOnlyAdviceToEnquiry1763663481000 } from './migrations/1763663481000-add-only-advice-to-enquiry.js';
import { CreateRemovedMark1763663482000 } from './migrations/1763663482000-create-removed-mark.js';
import { AddSecondStepAtToSession1763663485000 } from './migrations/1763663485000-add-second-step-at-to-session.js';
import { KeepPicturesOfEnquiries1763663490000 } from './migrations/1763663490000-keep-pictures-of-enquiries.js';
import { KeepLinkedPictures1763663500000 } from './migrations/1763663500000-keep-linked-pictures.js';
import { AddSaveSentAt1763663510000 } from './migrations/1763663510000-add-save-sent-at.js';
import { DivideWordsAtSymbols1763663520000 } from './migrations/1763663520000-divide-words-at-symbols.js';
import { AddWrittenByToWritingDraft1763663550000 } from './migrations/1763663550000-add-written-by-to-writing-draft.js';
import { KeepVersionsOfSections1763663560000 } from './migrations/1763663560000-keep-versions-of-sections.js';
import { ForgetCallsWithoutStep1763663570000 } from './migrations/1763663570000-forget-calls-without-step.js';
import { AddAsDraftsToImportRun1763663571000 } from './migrations/1763663571000-add-as-drafts-to-import-run.js';
import { LetImportsBeTakenBack1763663572000 } from './migrations/1763663572000-let-imports-be-taken-back.js';
import { KeepEntriesWithoutPictures1763663573000 } from './migrations/1763663573000-keep-entries-without-pictures.js';
import { AddOwnerVersionsToSavedVersion1763663574000 } from './migrations/1763663574000-add-owner-versions-to-saved-version.js';
import { KeepRelatedPosts1763663575000 } from './migrations/1763663575000-keep-related-posts.js';
import { AddFoldedWordsToEnquiry1763663576000 } from './migrations/1763663576000-add-folded-words-to-enquiry.js';
import { LeadRedirectsOn1763663577000 } from './migrations/1763663577000-lead-redirects-on.js';
import { AddRenewedAtToSession1763663440000 } from './migrations/1763663440000-add-renewed-at-to-session.js';

/** In the order of their time stamps, listed by class: globs do not survive a build. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateThrottle1763630000000,
  CreateAdmin1763630100000,
  CreateEnquiry1763630200000,
  CreateBlogPost1763640000000,
  CreatePictureClaim1763640100000,
  CreateDemoSeed1763640200000,
  CreateFinishedPicture1763650000000,
  CreateAuditEntry1763650100000,
  AddPostLifecycle1763650200000,
  AddPreviewKey1763650300000,
  AddEnquiryDesk1763650400000,
  AddAdminName1763650500000,
  AddFocalPoint1763650600000,
  AddPostKey1763650700000,
  AddSaveKey1763650800000,
  AddBlogVersion1763650800000,
  CreateErasedEnquiry1763660100000,
  AddAuditRetention1763660300000,
  AddMailStates1763660400000,
  SplitDoNotContact1763660410000,
  AddAccountState1763660500000,
  AddAuditOrigin1763660510000,
  AddDoNotContactId1763660600000,
  CreateProject1763660700000,
  CreateContentSection1763660800000,
  AddEnquiryShortlist1763660900000,
  AddEnquiryCallDue1763661000000,
  AddEnquiryEvents1763661100000,
  CreateEnquiryFile1763661200000,
  AddEnquirySource1763661300000,
  CreateModalDay1763661310000,
  AddSpamScore1763661400000,
  AddConsentReceipts1763661500000,
  CreateAlerts1763661600000,
  CreateCanaryCycle1763661610000,
  AddTodayIndexes1763661700000,
  CreateSavedVersion1763662000000,
  CreateWritingDraft1763662010000,
  CreateLibraryPicture1763662100000,
  CreateCheckedLink1763662200000,
  CreateRedirect1763662300000,
  CreateImport1763662400000,
  CreatePictureCard1763662500000,
  AddPostWords1763662510000,
  AddPostCategory1763662520000,
  CreateTeamAccounts1763663000000,
  IndexAuditEntry1763663100000,
  CreateSingleSignOn1763663200000,
  CreateRestoreProof1763663300000,
  AddConsentVersionSent1763663420000,
  AddSentAlertDue1763663430000,
  AddDecorativePictureOfPost1763663431000,
  AddRenewedAtToSession1763663440000,
  AddPasswordEndsAtToAdmin1763663450000,
  AddKeyOfEnquiryNote1763663460000,
  AddMailTriedAtToEnquiry1763663470000,
  AddOnlyAdviceToEnquiry1763663481000,
  CreateRemovedMark1763663482000,
  AddSecondStepAtToSession1763663485000,
  KeepPicturesOfEnquiries1763663490000,
  KeepLinkedPictures1763663500000,
  AddSaveSentAt1763663510000,
  DivideWordsAtSymbols1763663520000,
  AddWrittenByToWritingDraft1763663550000,
  KeepVersionsOfSections1763663560000,
  ForgetCallsWithoutStep1763663570000,
  AddAsDraftsToImportRun1763663571000,
  LetImportsBeTakenBack1763663572000,
  KeepEntriesWithoutPictures1763663573000,
  AddOwnerVersionsToSavedVersion1763663574000,
  KeepRelatedPosts1763663575000,
  AddFoldedWordsToEnquiry1763663576000,
  LeadRedirectsOn1763663577000,
];
