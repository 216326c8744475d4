import { useNavigate } from 'react-router-dom';
import type { VersionHead } from '../../api/wire.gen.ts';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin/admin.ts';
import { type ChosenVersions, versionAddress } from './chosenVersions.ts';
import styles from './PairTools.module.css';
import { versionChoice } from './versionTime.ts';

const words = admin.versions;
const views = ['beside', 'one'] as const;
export type View = (typeof views)[number];

interface PairToolsProps {
  names: { before: string; after: string };
  view: View;
  onView: (view: View) => void;
  versions: readonly VersionHead[];
  chosen: ChosenVersions;
  now: string;
}

export function PairTools({ names, view, onView, ...partner }: PairToolsProps) {
  return (
    <div className={styles['tools']}>
      <p className="note">
        <del>{words.onlyIn(names.before)}</del> <ins>{words.onlyIn(names.after)}</ins>
      </p>
      <Partner {...partner} />
      <fieldset className={styles['views']}>
        <legend className="vh">{words.show}</legend>
        {views.map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => onView(each)}>
            {words.views[each]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Which version the older of the two is compared with. */
function Partner({ versions, chosen, now }: Pick<PairToolsProps, 'versions' | 'chosen' | 'now'>) {
  const navigate = useNavigate();
  const { before, after } = chosen;
  const compare = (other: string) =>
    void navigate(versionAddress(before.number, Number(other)), { preventScrollReset: true });
  return (
    <label className={styles['partner']}>
      <span>{words.compareWith}</span>
      <select
        className={field['input']}
        value={after.number}
        onChange={({ target }) => compare(target.value)}
      >
        {versions
          .filter(({ number }) => number !== before.number)
          .map((version) => (
            <option key={version.number} value={version.number}>
              {versionChoice(version, versions, now)}
            </option>
          ))}
      </select>
    </label>
  );
}
