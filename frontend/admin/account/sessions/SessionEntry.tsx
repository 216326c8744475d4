import locale from '../../../../studio/locale.json' with { type: 'json' };
import type { ListedSession } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import entries from '../../kit/Entries.module.css';
import { formatLastUse } from '../../kit/time/formatLastUse.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { useCurrentMinute } from '../../kit/time/useCurrentMinute.ts';
import { AccountIcon } from '../AccountIcon.tsx';

const words = admin.account.sessions;
const countryNames = new Intl.DisplayNames(locale.language, { type: 'region' });
const IN_A_HAND = /iphone|ipad|android|phone/i;

export function SessionEntry({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const now = useCurrentMinute();
  const { device, place, country, is_this: isThis, is_new_place: isNew, last_used_at: used } = session;
  const first = formatLastUse(session.first_used_at, now);
  const last = isThis ? admin.lastUse.now : formatLastUse(used, now);
  return (
    <li className={entries['entry']} data-icon>
      <AccountIcon name={IN_A_HAND.test(device) ? 'phone' : 'laptop'} />
      <div>
        <p>
          <span className={entries['title']}>{device}</span>{' '}
          {isThis && <span className={entries['mark']}>{words.thisOne}</span>}
        </p>
        <p className="note num">
          {begun(place)}
          {country && `, ${countryNames.of(country)}`}. {begun(last)}. {words.first(first)}
          {isNew && (
            <>
              . <span className={entries['warn']}>{words.isNew}</span>
            </>
          )}
        </p>
      </div>
      <div className={entries['acts']}>
        {!isThis && (
          <TextButton aria-label={words.endOf(device)} onClick={onEnd}>
            {words.end}
          </TextButton>
        )}
      </div>
    </li>
  );
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
