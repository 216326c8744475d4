import type { KeyboardEvent } from 'react';
import { StaffIcon } from '../StaffIcon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { stepOf } from './moved.ts';
import type { OrderEntry } from './useReorder.ts';
import styles from './OrderControls.module.css';

const words = admin.order;

interface OrderControlsProps extends OrderEntry {
  /** Whether the arrows point to the sides, as in a grid. */
  isGrid?: boolean;
}

/** The handle, the place and the arrows of one entry; see `useReorder`. */
export function OrderControls({ isGrid = false, ...entry }: OrderControlsProps) {
  return (
    <span className={styles['order']} data-grid={isGrid || undefined}>
      {isGrid && <Arrow entry={entry} icon="arrowLeft" />}
      <Handle {...entry} />
      {!isGrid && (
        <>
          <span className={styles['place']} aria-hidden="true">
            {entry.index + 1}
          </span>
          <Arrow entry={entry} icon="arrowUp" />
        </>
      )}
      <Arrow entry={entry} icon={isGrid ? 'arrowRight' : 'arrowDown'} />
    </span>
  );
}

function Handle({ name, index, count, isLifted, ...act }: OrderEntry) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!isLifted || (step === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step === undefined) act.onPutBack();
    else act.onMove(step);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-pressed={isLifted}
      aria-label={words.handle(name, index + 1, count)}
      // A mouse drags; a click without one comes from a key.
      onClick={({ detail }) => detail === 0 && act.onLift()}
      onKeyDown={onKeyDown}
      onPointerDown={({ button }) => button === 0 && act.onDrag()}
      onBlur={act.onLeave}
    >
      <StaffIcon name="grip" />
    </button>
  );
}

const arrows = {
  arrowUp: { by: -1, label: words.up },
  arrowDown: { by: 1, label: words.down },
  arrowLeft: { by: -1, label: words.earlier },
  arrowRight: { by: 1, label: words.later },
} as const;

interface ArrowProps {
  entry: OrderEntry;
  icon: keyof typeof arrows;
}

function Arrow({ entry: { name, index, count, onMove }, icon }: ArrowProps) {
  const { by, label } = arrows[icon];
  return (
    <button
      type="button"
      aria-label={label(name)}
      // Not disabled, which would take the focus away at the end of the list.
      aria-disabled={index + by < 0 || index + by >= count}
      onClick={() => onMove(by)}
    >
      <StaffIcon name={icon} />
    </button>
  );
}
