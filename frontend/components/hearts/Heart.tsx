import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import words from '../../content/heart.json' with { type: 'json' };
import { isSame, useShortlist } from '../../stores/keptPictures.ts';
import { say } from '../../stores/message.ts';
import { keepOrRemove } from './keepOrRemove.ts';
import styles from './Heart.module.css';

export interface HeartProps {
  /** The anchor. */
  project: string;
  /** The key of the picture within the project. */
  picture: string;
  /** Its place in the project, counted from 1. */
  number: number;
  caption: string;
  className?: string | undefined;
  /** Words beside it; then it is no notch. */
  children?: ReactNode;
}

export function Heart({ project, picture, number, caption, className = '', children }: HeartProps) {
  const name = { project, picture };
  const isKept = useShortlist(({ kept }) => kept.some((other) => isSame(other, name)));
  const about = caption && `: ${caption}`;
  const press = () => {
    const outcome = keepOrRemove(name);
    say(words[outcome].replace('{count}', `${useShortlist.getState().kept.length}`));
  };
  return (
    <button
      type="button"
      data-shown-first=""
      className={`needs-script ${styles['heart']} ${children ? styles['beside'] : ''} ${className}`}
      aria-pressed={isKept}
      aria-label={children ? undefined : words.keep.replace('{n}', `${number}`) + about}
      onClick={press}
    >
      <Icon name="heart" />
      {children}
      {children && <span className="vh">{about}</span>}
    </button>
  );
}
