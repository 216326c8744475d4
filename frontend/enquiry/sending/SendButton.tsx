import { Button } from '../../components/Button.tsx';
import { contact } from '../../content/contact.ts';
import { enquiryFiles } from '../../content/enquiryFiles.ts';

interface SendButtonProps {
  isSending: boolean;
  /** Of files, from 0 to 1. */
  progress: number | undefined;
  submit: string;
}

/** Keeps the focus while it is sent, and says so once: a screen reader would speak each percent. */
export function SendButton({ isSending, progress, submit }: SendButtonProps) {
  const sending = isSending ? contact.submitting : undefined;
  return (
    <Button type="submit" isBusy={isSending} aria-label={sending}>
      {isSending && progress !== undefined ? enquiryFiles.progress(progress) : (sending ?? submit)}
    </Button>
  );
}
