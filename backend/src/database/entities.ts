import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { PushSubscription } from '../alerts/push/push-subscription.entity.js';
import { SentAlert } from '../alerts/sent-alert.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Admin } from '../auth/admin.entity.js';
import { Invitation } from '../auth/people/invitation.entity.js';
import { PasswordReset } from '../auth/passwords/password-reset.entity.js';
import { AuthenticatorApp } from '../auth/second-factor/authenticator-app.entity.js';
import { RecoveryCode } from '../auth/second-factor/recovery-code.entity.js';
import { SignInPolicy } from '../auth/second-factor/sign-in-policy.entity.js';
import { Passkey } from '../auth/passkeys/passkey.entity.js';
import { PasskeyChallenge } from '../auth/passkeys/passkey-challenge.entity.js';
import { SingleSignOnIdentity } from '../auth/single-sign-on/single-sign-on-identity.entity.js';
import { SingleSignOnTicket } from '../auth/single-sign-on/single-sign-on-ticket.entity.js';
import { SignInTicket } from '../auth/sign-in/sign-in-ticket.entity.js';
import { Session } from '../auth/session.entity.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { MissedAddress } from '../addresses/missed-address.entity.js';
import { MissedDay } from '../addresses/missed-day.entity.js';
import { RedirectHit } from '../addresses/redirect-hit.entity.js';
import { Redirect } from '../addresses/redirect.entity.js';
import { BlogVersion } from '../blog/blog-version.entity.js';
import { OldSlug } from '../blog/old-slug.entity.js';
import { CanaryCycle } from '../canary/canary-cycle.entity.js';
import { CanaryOutage } from '../canary/canary-outage.entity.js';
import { CheckedLink } from '../links/checked-link.entity.js';
import { ContentPreview } from '../content/content-preview.entity.js';
import { ContentSection } from '../content/content-section.entity.js';
import { EnquiryFile } from '../enquiry/files/enquiry-file.entity.js';
import { StoredEnquiryFile } from '../enquiry/files/stored-enquiry-file.entity.js';
import { ConsentWithdrawal } from '../enquiry/consent/consent-withdrawal.entity.js';
import { DoNotContact } from '../enquiry/do-not-contact.entity.js';
import { EnquiryEvent } from '../enquiry/enquiry-event.entity.js';
import { EnquiryNote } from '../enquiry/enquiry-note.entity.js';
import { Enquiry } from '../enquiry/enquiry.entity.js';
import { ErasedEnquiry } from '../enquiry/erased-enquiry.entity.js';
import { RemovedMark } from '../enquiry/removed-mark.entity.js';
import { SpamLesson } from '../enquiry/spam/spam-lesson.entity.js';
import { ModalDay } from '../enquiry/modal/modal-day.entity.js';
import { ModalRest } from '../enquiry/modal/modal-rest.entity.js';
import { PictureCard } from '../pictures/cards/picture-card.entity.js';
import { PictureClaim } from '../pictures/claims/picture-claim.entity.js';
import { EditorPresence } from '../drafts/editor-presence.entity.js';
import { WritingDraft } from '../drafts/writing-draft.entity.js';
import { LibraryPictureRow } from '../pictures/library/library-picture.entity.js';
import { FinishedPicture } from '../pictures/variants/finished-picture.entity.js';
import { OldProjectSlug } from '../projects/old-project-slug.entity.js';
import { ProjectFillRun } from '../projects/fill/project-fill-run.entity.js';
import { ProjectVersion } from '../projects/project-version.entity.js';
import { Project } from '../projects/project.entity.js';
import { RestoreProof } from '../restore-proof/restore-proof.entity.js';
import { DemoSeedRun } from '../seed/demo-seed-run.entity.js';
import { ThrottleCount } from '../throttle/throttle-count.entity.js';
import { SavedVersion } from '../versions/saved-version.entity.js';
import { ImportItem } from '../wordpress-import/import-item.entity.js';
import { ImportRun } from '../wordpress-import/import-run.entity.js';

/** Listed by class: globs do not survive a build. */
export const entities: (Function & EntityTarget<ObjectLiteral>)[] = [
  Admin,
  AuditEntry,
  BlogPost,
  BlogVersion,
  CanaryCycle,
  CanaryOutage,
  CheckedLink,
  ConsentWithdrawal,
  ContentPreview,
  ContentSection,
  DemoSeedRun,
  DoNotContact,
  EditorPresence,
  Enquiry,
  EnquiryEvent,
  EnquiryFile,
  EnquiryNote,
  ErasedEnquiry,
  RemovedMark,
  FinishedPicture,
  MissedAddress,
  MissedDay,
  ImportItem,
  ImportRun,
  LibraryPictureRow,
  ModalDay,
  ModalRest,
  OldProjectSlug,
  OldSlug,
  PictureCard,
  PictureClaim,
  Project,
  ProjectFillRun,
  ProjectVersion,
  PushSubscription,
  SavedVersion,
  Redirect,
  RedirectHit,
  RestoreProof,
  SentAlert,
  Session,
  SpamLesson,
  StoredEnquiryFile,
  ThrottleCount,
  WritingDraft,
  Invitation,
  PasswordReset,
  AuthenticatorApp,
  RecoveryCode,
  SignInPolicy,
  Passkey,
  PasskeyChallenge,
  SignInTicket,
  SingleSignOnIdentity,
  SingleSignOnTicket,
];
