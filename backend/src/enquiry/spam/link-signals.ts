import { studio } from '../../studio/studio.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { points, knownLinks } = studio.spam;

const ADDRESS = /(?:https?:\/\/|www\.)([a-z\d-]+(?:\.[a-z\d-]+)+)/i;
/** Without `https://` only endings that a missing space after a full stop does not make. */
const BARE_ADDRESS =
  /^[^a-z\d]*([a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|info|biz|online|site|shop|xyz|top|ru|io))\b/i;
const MARKUP = /<a\s[^>]{0,300}href|\[\/?(?:url|link)[\]=]/i;
const MAX_HOSTS_SHOWN = 3;
const MAX_SHOWN_LENGTH = 60;

/** @param ownHost the site's own, which visitors quote */
export function linkSignals(text: string, ownHost: string): SpamSignal[] {
  const signals: SpamSignal[] = [];
  const hosts = [...new Set(hostsIn(text))].filter((host) => !isKnown(host, ownHost));
  if (hosts.length > 0) {
    const shown = hosts.slice(0, MAX_HOSTS_SHOWN).map((host) => host.slice(0, MAX_SHOWN_LENGTH));
    const what = hosts.length === 1 ? 'a site' : `${hosts.length} sites`;
    signals.push({
      signal: 'links',
      points: rising(points.links, hosts.length),
      explanation: `It links to ${what} that few people link to: ${shown.join(', ')}.`,
    });
  }
  if (MARKUP.test(text))
    signals.push({
      signal: 'markup',
      points: points.markup,
      explanation: 'It holds the markup of links, which people do not type.',
    });
  return signals;
}

/** Email addresses are no links. */
function hostsIn(text: string): string[] {
  const parts = text.split(/\s+/).filter((part) => part.includes('.') && !part.includes('@'));
  return parts.flatMap((part) => {
    const host = (ADDRESS.exec(part) ?? BARE_ADDRESS.exec(part))?.[1];
    return host ? [host.toLowerCase().replace(/^www\./, '')] : [];
  });
}

function isKnown(host: string, ownHost: string): boolean {
  return [...knownLinks, ownHost].some((known) => host === known || host.endsWith(`.${known}`));
}
