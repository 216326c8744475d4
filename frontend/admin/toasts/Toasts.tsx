import { type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Toast, resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TOAST_ERROR_MS, TOAST_SUCCESS_MS } from '../../content/business-constants.ts';
import styles from './Toasts.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

const durations = {
  success: { duration: TOAST_SUCCESS_MS },
  error: { duration: TOAST_ERROR_MS },
  loading: { duration: Infinity },
} as const;

interface Pause {
  startPause: () => void;
  endPause: () => void;
}

const icons: Partial<Record<Toast['type'], IconName>> = { error: 'warning', loading: 'clock' };

/** Above dialogs, and kept while pointed at or focused. Errors are alerts; the rest is announced politely. */
export function Toasts() {
  const box = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster({ ...durations, removeDelay: 1 });
  const { startPause, endPause } = handlers;
  const shown = toasts.filter((one) => one.visible);
  const errors = shown.filter(({ type }) => type === 'error');
  const newest = shown[0]?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const popover = box.current;
    popover?.showPopover();
    // Shown again, it lies above a dialog that was opened after it.
    return () => popover?.hidePopover();
  }, [newest]);
  useEffect(() => {
    // Not every browser sends pointerleave or focusout for removed elements.
    if (newest === undefined) endPause();
  }, [newest, endPause]);
  const resume = usePause(box, { startPause, endPause });
  const giveBack = useReturnFocus(box);
  return (
    <section ref={box} className={styles['toasts']} popover="manual" aria-label={admin.messages}>
      {errors.map((one) => (
        <Message key={one.id} message={one} onGone={resume} ref={giveBack} />
      ))}
      <div aria-live="polite">
        {shown
          .filter(({ type }) => type !== 'error')
          .map((one) => (
            <Message key={one.id} message={one} onGone={resume} ref={giveBack} />
          ))}
      </div>
    </section>
  );
}

/** @returns resumes the timers unless another message is pointed at */
function usePause(box: RefObject<HTMLElement | null>, { startPause, endPause }: Pause): () => void {
  const resume = () => {
    if (!box.current?.matches(':is(:hover, :focus-within)')) endPause();
  };
  const onLeave = useEffectEvent(resume);
  useEffect(() => {
    const leaving = new AbortController();
    for (const start of ['pointerenter', 'focusin'])
      box.current?.addEventListener(start, startPause, leaving);
    for (const end of ['pointerleave', 'focusout'])
      box.current?.addEventListener(end, () => onLeave(), leaving);
    return () => leaving.abort();
  }, [box, startPause]);
  return resume;
}

interface MessageProps {
  message: Toast;
  onGone: () => void;
  ref: Ref<HTMLDivElement>;
}

function Message({ message, onGone, ref }: MessageProps) {
  const isError = message.type === 'error';
  const dismiss = () => {
    toast.dismiss(message.id);
    onGone();
  };
  return (
    <div ref={ref} className={styles['toast']} data-kind={message.type} role={isError ? 'alert' : undefined}>
      <Icon name={icons[message.type] ?? 'tick'} />
      <span>{resolveValue(message.message, message)}</span>
      <button type="button" aria-label={admin.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
