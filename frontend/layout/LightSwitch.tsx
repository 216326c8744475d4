import { type FormEvent, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { isServed } from '../api/isServed.ts';
import { site } from '../content/site.ts';
import { states } from '../content/states.ts';
import { useIsLight } from '../stores/dataLight.ts';
import styles from './LightSwitch.module.css';

/** Without script it is sent to the server, which sets the same cookie. */
export function LightSwitch() {
  const { urlOriginal } = usePageContext();
  const isLight = useIsLight();
  const [said, setSaid] = useState<string>();
  const turn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      setSaid((await import('./turnLight.ts')).turnLight(!isLight));
    } catch {
      if (await isServed(location.href)) form.submit();
      else setSaid(states.unopened);
    }
  };
  return (
    <form
      className={styles['light']}
      method="post"
      action="/light-on-data"
      onSubmit={(event) => void turn(event)}
    >
      <input type="hidden" name="light" value={isLight ? 'off' : 'on'} />
      <input type="hidden" name="back" value={urlOriginal} />
      <button type="submit" role="switch" aria-checked={isLight}>
        <i className={styles['switch']} />
        {site.footer.light}
      </button>
      <output>{said}</output>
    </form>
  );
}
