import type { Mail } from '../mail/mailer.js';

const TEXT =
  'The website sends this mail to itself every hour, to see whether enquiries reach the studio. Nobody need read it: a filter may delete what carries the header X-Canary.';

export function canaryMailId(cycleId: string): string {
  return `${cycleId}.canary`;
}

export function canaryMail(cycleId: string, to: string): Mail {
  return {
    id: canaryMailId(cycleId),
    to,
    replyTo: to,
    subject: 'Canary of the website',
    text: TEXT,
    html: `<p>${TEXT}</p>`,
    isCanary: true,
  };
}
