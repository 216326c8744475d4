import { countedSentence, gallery } from '../../content/gallery.ts';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import { Arrows, RoundButton } from '../RoundButton.tsx';
import styles from './CarouselBar.module.css';

interface CarouselBarProps {
  at: number;
  total: number;
  onMove: (index: number) => void;
  onTurn: (by: number) => void;
  heart: HeartAt | undefined;
}

export function CarouselBar({ at, total, onMove, onTurn, heart }: CarouselBarProps) {
  return (
    <div className={`needs-script ${styles['bar']}`}>
      <div className={styles['dots']}>
        {Array.from({ length: total > 1 ? total : 0 }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={countedSentence(gallery.picture, index + 1, total)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onMove(index)}
          />
        ))}
      </div>
      <div className={styles['turn']}>
        {total > 1 && (
          <p className="note num" aria-live="polite">
            {countedSentence(gallery.position, at + 1, total)}
          </p>
        )}
        {heart?.(at, styles['heart'])}
        {total > 1 && (
          <Arrows>
            <RoundButton icon="arrowLeft" label={gallery.prev} onClick={() => onTurn(-1)} />
            <RoundButton icon="arrowRight" label={gallery.next} onClick={() => onTurn(1)} />
          </Arrows>
        )}
      </div>
    </div>
  );
}
