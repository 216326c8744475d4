import { Link } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyOnlyForm } from './PasskeyOnlyForm.tsx';
import { SingleSignOnLink } from './SingleSignOnLink.tsx';

export function FirstStep() {
  return (
    <>
      <LoginForm />
      <PasskeyOnlyForm />
      <SingleSignOnLink />
      <p>
        <Link to="/forgot-password">{admin.signIn.forgot.link}</Link>
      </p>
      <p className="note">{admin.login.note}</p>
    </>
  );
}
