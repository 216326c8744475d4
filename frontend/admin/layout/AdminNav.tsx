import { NavLink, useLocation } from 'react-router-dom';
import { countNewEnquiries } from '../../api/adminEnquiries.ts';
import { admin } from '../../content/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { useSession } from '../session/useSession.ts';
import styles from './AdminHeader.module.css';

export function AdminNav() {
  return (
    <nav aria-label={admin.label}>
      <NavLink to="/" end>
        {admin.list.title}
      </NavLink>
      <NavLink to="/projects">{admin.projects.title}</NavLink>
      <NavLink to="/enquiries">
        {admin.enquiries.title}
        <NewEnquiries />
      </NavLink>
      <NavLink to="/studio">{admin.studio.title}</NavLink>
    </nav>
  );
}

/** Counted for each screen; nothing is shown when that fails. */
function NewEnquiries() {
  const { pathname } = useLocation();
  const isSignedIn = useSession((store) => Boolean(store.session));
  const { answer: count } = useAdminQuery({
    key: ['new enquiries', pathname],
    load: countNewEnquiries,
    enabled: isSignedIn,
  });
  if (!count) return null;
  return (
    <span className={`${styles['count']} num`}>
      {count}
      <span className="vh"> {admin.enquiries.states.new}</span>
    </span>
  );
}
