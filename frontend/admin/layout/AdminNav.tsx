import { NavLink, useLocation } from 'react-router-dom';
import { countNewEnquiries } from '../../api/adminEnquiries.ts';
import { admin } from '../../content/admin.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';
import { useSession } from '../session/sessionStore.ts';
import styles from './AdminHeader.module.css';

export function AdminNav() {
  return (
    <nav aria-label={admin.label}>
      <NavLink to="/" end>
        {admin.list.title}
      </NavLink>
      <NavLink to="/enquiries">
        {admin.inbox.title}
        <NewEnquiries />
      </NavLink>
    </nav>
  );
}

/** Counted anew with every screen; when that fails the link says nothing. */
function NewEnquiries() {
  const { pathname } = useLocation();
  const isSignedIn = useSession((store) => Boolean(store.session));
  const { answer: count } = useAdminLoad(isSignedIn ? pathname : '', {
    load: async (token, signal) => (isSignedIn ? countNewEnquiries(token, signal) : 0),
  });
  if (!count) return null;
  return (
    <span className={`${styles['count']} num`}>
      {count}
      <span className="vh"> {admin.inbox.states.new}</span>
    </span>
  );
}
