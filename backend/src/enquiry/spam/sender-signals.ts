import { studio } from '../../studio/studio.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { points, senderDomains } = studio.spam;

export function senderSignals(email: string): SpamSignal[] {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  const listed = senderDomains.find((each) => domain === each || domain.endsWith(`.${each}`));
  if (listed === undefined) return [];
  return [
    {
      signal: 'sender',
      points: points.senderDomain,
      explanation: `Spam often comes from addresses that end in ${listed.includes('.') ? listed : `.${listed}`}.`,
    },
  ];
}
