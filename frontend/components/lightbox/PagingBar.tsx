import { useController, useLightboxState } from 'yet-another-react-lightbox';
import { countedSentence, gallery } from '../../content/gallery.ts';
import { Message } from '../Message.tsx';
import { Arrows, RoundButton } from '../RoundButton.tsx';
import styles from './Lightbox.module.css';

export function PagingBar({ title, href }: { title: string; href?: string | undefined }) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const { prev, next } = useController();
  const hasOthers = slides.length > 1;
  return (
    <>
      {/* What is behind is silent now. */}
      <Message />
      <p className={styles['title']}>{href ? <a href={href}>{title}</a> : title}</p>
      <div className={styles['foot']}>
        <div>
          {hasOthers && (
            <p className="num" aria-live="polite">
              {countedSentence(gallery.counter, currentIndex + 1, slides.length)}
            </p>
          )}
          {/* The picture's alternative text is the same. */}
          <p className="note" aria-hidden="true">
            {currentSlide?.alt}
          </p>
        </div>
        {hasOthers && (
          <Arrows>
            <RoundButton icon="arrowLeft" label={gallery.prev} onClick={() => prev()} />
            <RoundButton icon="arrowRight" label={gallery.next} onClick={() => next()} />
          </Arrows>
        )}
      </div>
    </>
  );
}
