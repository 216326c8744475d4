import { admin } from '../../content/admin/admin.ts';
import type { LinksChecked } from '../../api/wire.gen.ts';
import { studioDay } from '../kit/time/studioTime.ts';
import { formatDateOfPost } from './checkDate.ts';
import { type Checked, type Finding, type FindingPlace, look, stop } from './Finding.ts';

const { found, places } = admin.check;

export type LinkAnswer = LinksChecked['data'][number];

export interface PlacedLink {
  address: string;
  place: FindingPlace;
}

/**
 * Links that could not be tried do not stop anything.
 * @param hasFailed whether they could not even be asked about
 * @param isScheduled whether what has the links is: then what they lead to may be too, also where each leads to the other
 */
export function checkLinks(
  links: readonly PlacedLink[],
  answers: readonly LinkAnswer[] | undefined,
  hasFailed: boolean,
  isScheduled = false,
): Checked {
  const byAddress = new Map(answers?.map((answer) => [answer.address, answer]));
  const isUnknown = (link: PlacedLink) => hasFailed || byAddress.get(link.address)?.state === 'unknown';
  const dead = links.flatMap(({ address, place }, index) => {
    const answer = byAddress.get(address);
    if (address !== '' && answer?.state !== 'dead') return [];
    const at = { key: `link ${index} ${address}`, where: places.link, place };
    if (answer?.awaited) return awaitedFinding(at, address, answer.awaited, isScheduled);
    return stop(at, found.linkDead(address || found.noAddress, answer?.suggestion ?? null));
  });
  const [first, ...more] = links.filter((link) => link.address !== '' && isUnknown(link));
  const unknown = first && [
    look(
      { key: 'links unknown', where: places.link, place: first.place },
      `${found.linkUnknown(first.address, more.length)} ${found.linksUnknown}`,
    ),
  ];
  const good = links.filter(({ address }) => byAddress.get(address)?.state === 'ok').length;
  return { findings: [...dead, ...(unknown ?? [])], fine: good > 0 ? [found.linksFine(good)] : [] };
}

function awaitedFinding(
  at: Parameters<typeof stop>[0],
  address: string,
  { kind, publish_at: moment }: NonNullable<LinkAnswer['awaited']>,
  isScheduled: boolean,
): Finding {
  const words = found.linkAwaited(address, kind, moment && formatDateOfPost(studioDay(moment)));
  return isScheduled && moment !== null ? look(at, `${words.lead} ${words.text}`) : stop(at, words);
}
