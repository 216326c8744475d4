import { failedEnquiry } from '../../content/failedEnquiry.ts';
import { say } from '../../stores/message.ts';
import { dropOldDraft } from '../draft/enquiryDraft.ts';
import { forgetUnusedFiles } from '../files/keptFiles.ts';
import { noteEnquirySent } from '../enquirySent.ts';
import { keepThanks } from '../keepThanks.ts';
import { onTheirWay } from '../sending/onTheirWay.ts';
import { sendWaiting } from './sendWaiting.ts';
import { SAID_MS, sentNow } from './sentNow.ts';
import { useWaiting } from './useWaiting.ts';
import {
  dropExpired,
  fieldOf,
  findWaiting,
  readWaitingEnquiries,
  type WaitingEnquiry,
} from './waitingEnquiry.ts';

const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 300_000;

const said = new Set<string>();
let pauseMs = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let isSending = false;

/** For as long as the page is open and something waits. What is no longer needed is removed from the device. @param now false just after an attempt */
export function watchWaiting(now: boolean): void {
  dropOldDraft();
  if (dropExpired()) say(failedEnquiry.expired, SAID_MS);
  useWaiting.getState().refresh();
  if (!isWatching) window.addEventListener('online', sendNow);
  isWatching = true;
  if (now) sendNow();
  else sendLater();
}

function sendNow(): void {
  pauseMs = FIRST_PAUSE_MS;
  void sendAll();
}

function sendLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const { key } of readWaitingEnquiries()) {
      const enquiry = findWaiting(key);
      if (enquiry && !onTheirWay.has(key)) await sendOne(enquiry);
    }
  } finally {
    isSending = false;
  }
  useWaiting.getState().refresh();
  void forgetUnusedFiles();
  if (readWaitingEnquiries().length > 0) sendLater();
}

async function sendOne(enquiry: WaitingEnquiry): Promise<void> {
  const outcome = await sendWaiting(enquiry);
  if (outcome === 'waits') return;
  if ('askAnew' in outcome) return sayOnce(outcome.askAnew);
  noteEnquirySent();
  const leaving = useWaiting
    .getState()
    .leave?.(enquiry, () => keepThanks(outcome.thanks, fieldOf(enquiry, 'shortlist') ?? null));
  if (leaving === 'left') return;
  const sentence = sentNow(enquiry.hasFiles);
  say(leaving === 'unsent' ? `${sentence} ${failedEnquiry.unsent}` : sentence, SAID_MS);
}

/** One that cannot return to the form yet is refused again and again. */
function sayOnce(sentence: string): void {
  if (!said.has(sentence)) say(sentence, SAID_MS);
  said.add(sentence);
}
