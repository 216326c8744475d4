import { type FormEvent, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { site } from '../content/site.ts';
import { chooseLight, useIsLight } from '../stores/dataLight.ts';
import styles from './LightSwitch.module.css';

const words = site.light;

/** Without script it is sent to the server, which sets the same cookie. */
export function LightSwitch() {
  const { pathname, searchOriginal } = usePageContext().urlParsed;
  const isLight = useIsLight();
  const [said, setSaid] = useState('');
  const turn = (event: FormEvent) => {
    event.preventDefault();
    chooseLight(!isLight);
    setSaid(isLight ? words.isOff : words.isOn);
  };
  return (
    <form className={styles['light']} method="post" action="/light-on-data" onSubmit={turn}>
      <input type="hidden" name="light" value={isLight ? 'off' : 'on'} />
      <input type="hidden" name="back" value={`${pathname}${searchOriginal ?? ''}`} />
      <button type="submit" role="switch" aria-checked={isLight}>
        <i className={styles['switch']} aria-hidden="true" />
        {words.switch}
      </button>
      <output>{said}</output>
    </form>
  );
}
