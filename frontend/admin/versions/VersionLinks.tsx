import { Link } from 'react-router-dom';
import type { VersionHead } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { type ChosenVersions, versionAddress } from './chosenVersions.ts';
import styles from './VersionLinks.module.css';
import { versionTime } from './versionTime.ts';

const words = admin.versions;

interface VersionLinksProps {
  versions: readonly VersionHead[];
  total: number;
  hasMore: boolean;
  chosen: ChosenVersions;
  now: string;
  showMore: () => void;
}

export function VersionLinks({ versions, total, hasMore, chosen, now, showMore }: VersionLinksProps) {
  const shown = [chosen.before.number, chosen.after.number];
  return (
    <section className={styles['list']} aria-labelledby="versions">
      <h2 id="versions">{words.count(total)}</h2>
      <p className="note">{words.help}</p>
      <ol>
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              to={versionAddress(version.number)}
              aria-current={shown.includes(version.number) || undefined}
              preventScrollReset
            >
              <Entry version={version} now={now} />
            </Link>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button line small onClick={showMore}>
          {words.older}
        </Button>
      )}
    </section>
  );
}

function Entry({ version, now }: { version: VersionHead; now: string }) {
  const { saved_at, device, words_added: added, words_removed: removed } = version;
  return (
    <>
      <b className="num">{versionTime(saved_at, now)}</b>
      <span className="note">
        <span>{words.who(version)}</span> <span>{words.act(version)}</span>
      </span>
      {device && <span className="note">{device}</span>}
      <span className="note num">
        {added > 0 && <span className={styles['added']}>{words.added(added)}</span>}{' '}
        {removed > 0 && <span className={styles['removed']}>{words.removed(removed)}</span>}
      </span>
      {version.is_current && <span className="note">{words.isCurrent}</span>}
    </>
  );
}
