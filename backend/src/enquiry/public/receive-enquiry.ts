import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CanaryArrival } from '../../canary/canary-arrival.js';
import { Semaphore } from '../../throttle/semaphore.js';
import { CallPromise } from '../call-promise.js';
import { VISITOR } from '../consent/consent-withdrawal.repository.js';
import { ConsentRecords } from '../consent/consent-records.js';
import { SharedNumbers } from '../consent/shared-numbers.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { findRepeated } from '../enquiry.repository.js';
import type { SentFile } from '../files/check-file.js';
import { type NewEnquiryFile, addFiles, readUnkept } from '../files/enquiry-file.repository.js';
import { EnquiryFiles } from '../files/enquiry-files.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import { MailLimits } from '../mails/mail-limits.js';
import { SpamCheck } from '../spam/spam-check.service.js';
import type { SpamVerdict } from '../spam/spam-verdict.js';
import { EnquiryCounter, type ReceptionOutcome } from '../enquiry-counter.js';
import { EnquiryRateLimit } from './enquiry-rate-limit.js';
import { toEnquiryRow } from './enquiry.mapper.js';
import { NamedProjects } from './named-projects.js';
import type { NewEnquiry } from './enquiry.schema.js';

interface Sender {
  ip: string;
  /** From the header; it wins over that of the form. */
  idempotencyKey: string | undefined;
  /** What carries one never becomes an enquiry. */
  canaryMark: string | undefined;
}

interface Promised {
  createdAt: Date;
  callDue: Date;
}
type EnquiryRow = ReturnType<typeof toEnquiryRow> & ReturnType<ConsentRecords['of']> & SpamVerdict & Promised;

export interface Received extends Promised {
  /** As it was recorded: none of a canary. */
  agreed?: Pick<Enquiry, 'consentVersion' | 'offersConsent'>;
  /** Title of the project or post. */
  about?: string | null;
  /** Names of files that could not be stored. */
  unkeptFiles: string[];
}

interface Stored extends Received {
  /** None of a repetition. */
  outcome?: ReceptionOutcome;
}

@Injectable()
export class ReceiveEnquiry {
  /** A flood leaves the other connections of the database to everybody else. */
  private readonly semaphore = new Semaphore(4, { maxQueue: 200, timeoutMs: 10_000 });

  constructor(
    private readonly database: DataSource,
    private readonly rateLimit: EnquiryRateLimit,
    private readonly mailLimits: MailLimits,
    private readonly mails: EnquiryMailQueue,
    private readonly counter: EnquiryCounter,
    private readonly projects: NamedProjects,
    private readonly spamCheck: SpamCheck,
    private readonly callPromise: CallPromise,
    private readonly files: EnquiryFiles,
    private readonly consents: ConsentRecords,
    private readonly sharedNumbers: SharedNumbers,
    private readonly canaries: CanaryArrival,
  ) {}

  /** @throws ValidationError for files that are neither pictures nor PDFs */
  async receive(input: NewEnquiry, sender: Sender, sent: SentFile[] = []): Promise<Received> {
    if (sender.canaryMark) return { ...(await this.canaries.receive(sender.canaryMark)), unkeptFiles: [] };
    const checked = await this.files.check(sent);
    const given = { ...sender, files: checked.map(({ hash }) => hash) };
    return this.files.whileStored(checked, (files) => this.receiveWith(input, given, files));
  }

  private async receiveWith(
    input: NewEnquiry,
    sender: Sender & { files: string[] },
    files: NewEnquiryFile[],
  ): Promise<Received> {
    const createdAt = new Date();
    try {
      const { outcome, ...received } = await this.semaphore.run(async () => {
        const [named, callDue, verdict] = await Promise.all([
          this.projects.of(input),
          this.callPromise.to(createdAt),
          this.spamCheck.judge(this.database.manager, input),
        ]);
        const consent = this.consents.of(input, sender.ip);
        const given = toEnquiryRow(input, named, sender);
        const row = { ...given, ...consent, ...verdict, callDue, createdAt };
        return this.database.transaction((manager) => this.store(manager, row, sender, files));
      });
      if (outcome) this.counter.count(outcome);
      return received;
    } catch (error) {
      this.counter.countRefusal(error);
      throw error;
    }
  }

  /** In one transaction with the jobs of its mails: no enquiry is ever stored that the studio is not told of. */
  private async store(
    manager: EntityManager,
    row: EnquiryRow,
    { ip }: Sender,
    files: NewEnquiryFile[],
  ): Promise<Stored> {
    const before = row.submissionKey && (await findRepeated(manager, row.submissionKey));
    if (before) {
      if (files.length > 0 && before.submissionKey !== row.submissionKey)
        await this.addLateFiles(manager, before, row, files);
      return {
        createdAt: before.createdAt,
        callDue: before.callDue ?? row.callDue,
        agreed: before,
        about: before.projectTitle ?? before.postTitle,
        unkeptFiles: await readUnkept(manager, before.id),
      };
    }

    const isSuspect = row.spamReason !== null;
    await this.rateLimit.take(manager, ip, isSuspect);

    const inDigest = isSuspect || (await this.mailLimits.needsDigest(manager));
    const { id } = await manager.save(Enquiry, { ...row, inDigest });
    if (!isSuspect) await this.sharedNumbers.forgetMark(manager, { ...row, id });
    await addFiles(manager, id, files);

    const unkeptFiles = files.filter(({ isKept }) => !isKept).map(({ name }) => name);
    const about = row.projectTitle ?? row.postTitle;
    const received = { createdAt: row.createdAt, callDue: row.callDue, agreed: row, about, unkeptFiles };
    if (!inDigest) await this.mails.add(manager, STUDIO_MAIL, id);
    if (isSuspect) return { outcome: 'suspected', ...received };
    if (inDigest) return { outcome: 'digest', ...received };
    if (await this.mailLimits.takeThanks(manager, { ...row, id }))
      await this.mails.add(manager, ACKNOWLEDGEMENT, id);
    return { outcome: 'accepted', ...received };
  }

  private async addLateFiles(
    manager: EntityManager,
    before: Enquiry,
    { submissionKey }: EnquiryRow,
    files: NewEnquiryFile[],
  ): Promise<void> {
    const enquiryId = before.id;
    await addFiles(manager, enquiryId, files);
    await manager.update(Enquiry, enquiryId, { submissionKey });
    const text = files.length === 1 ? '1 file sent later' : `${files.length} files sent later`;
    await recordEvent(manager, { enquiryId, kind: 'facts', actor: VISITOR, text });
    // The mail may have left since: whoever marks it as sent waits for the change above, or this for that.
    const now = await manager.findOneByOrFail(Enquiry, { id: enquiryId });
    // A try that failed may have reached one of two addresses.
    const mayBeTold = now.studioMailSentAt !== null || now.studioMailAttempts > 0;
    if (mayBeTold && !now.inDigest && now.state !== 'spam')
      await this.mails.addAgain(manager, STUDIO_MAIL, before);
  }
}
