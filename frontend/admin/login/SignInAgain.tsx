import { admin } from '../../content/admin.ts';
import { ModalDialog } from '../layout/ModalDialog.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Begins a new session over the page, which stays as it is. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog title={admin.session.again} onClose={onClose}>
      <LoginForm onDone={onClose} />
    </ModalDialog>
  );
}
