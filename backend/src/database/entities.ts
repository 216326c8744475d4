import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { PushSubscription } from '../alerts/push/push-subscription.entity.js';
import { SentAlert } from '../alerts/sent-alert.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Admin } from '../auth/admin.entity.js';
import { Session } from '../auth/session.entity.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { BlogVersion } from '../blog/blog-version.entity.js';
import { OldSlug } from '../blog/old-slug.entity.js';
import { CanaryCycle } from '../canary/canary-cycle.entity.js';
import { CanaryOutage } from '../canary/canary-outage.entity.js';
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
import { SpamLesson } from '../enquiry/spam/spam-lesson.entity.js';
import { ModalDay } from '../enquiry/modal/modal-day.entity.js';
import { ModalRest } from '../enquiry/modal/modal-rest.entity.js';
import { PictureClaim } from '../pictures/claims/picture-claim.entity.js';
import { FinishedPicture } from '../pictures/variants/finished-picture.entity.js';
import { OldProjectSlug } from '../projects/old-project-slug.entity.js';
import { ProjectFillRun } from '../projects/fill/project-fill-run.entity.js';
import { ProjectVersion } from '../projects/project-version.entity.js';
import { Project } from '../projects/project.entity.js';
import { DemoSeedRun } from '../seed/demo-seed-run.entity.js';
import { ThrottleCount } from '../throttle/throttle-count.entity.js';

/** Listed by class: globs do not survive a build. */
export const entities: (Function & EntityTarget<ObjectLiteral>)[] = [
  Admin,
  AuditEntry,
  BlogPost,
  BlogVersion,
  CanaryCycle,
  CanaryOutage,
  ConsentWithdrawal,
  ContentPreview,
  ContentSection,
  DemoSeedRun,
  DoNotContact,
  Enquiry,
  EnquiryEvent,
  EnquiryFile,
  EnquiryNote,
  ErasedEnquiry,
  FinishedPicture,
  ModalDay,
  ModalRest,
  OldProjectSlug,
  OldSlug,
  PictureClaim,
  Project,
  ProjectFillRun,
  ProjectVersion,
  PushSubscription,
  SentAlert,
  Session,
  SpamLesson,
  StoredEnquiryFile,
  ThrottleCount,
];
