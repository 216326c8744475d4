import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { countNewEnquiries } from '../../api/adminEnquiries.ts';
import { admin } from '../../content/admin/admin.ts';
import { useMayOpen } from './useMayOpen.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { useSession } from '../session/useSession.ts';
import styles from './AdminHeader.module.css';
import { MoreDialog } from './MoreDialog.tsx';
import { TabBarIcon } from './TabBarIcon.tsx';

/** On a phone a bar at the foot, with the rest behind More. */
export function AdminNav() {
  const [isMore, setMore] = useState(false);
  const mayOpen = useMayOpen();
  return (
    <nav aria-label={admin.label}>
      <NavLink to="/today">
        <TabBarIcon name="today" />
        {admin.today.title}
      </NavLink>
      <NavLink to="/enquiries">
        <TabBarIcon name="enquiries" />
        <span>
          {admin.enquiries.title} <NewEnquiries />
        </span>
      </NavLink>
      <NavLink to="/" end>
        <TabBarIcon name="blogs" />
        {admin.list.title}
      </NavLink>
      <NavLink className={styles['wide']} to="/projects">
        {admin.projects.title}
      </NavLink>
      {mayOpen('/pictures') && (
        <NavLink className={styles['wide']} to="/pictures">
          {admin.library.title}
        </NavLink>
      )}
      {mayOpen('/studio') && (
        <NavLink className={styles['wide']} to="/studio">
          {admin.studio.title}
        </NavLink>
      )}
      <button type="button" className={styles['more']} aria-haspopup="dialog" onClick={() => setMore(true)}>
        <TabBarIcon name="more" />
        {admin.today.more}
      </button>
      {isMore && <MoreDialog onClose={() => setMore(false)} />}
    </nav>
  );
}
/** Counted for each screen and minute; nothing is shown when that fails. */
function NewEnquiries() {
  const { pathname } = useLocation();
  const isSignedIn = useSession((store) => Boolean(store.session));
  const { answer: count } = useAdminQuery({
    key: ['new enquiries', pathname],
    load: countNewEnquiries,
    enabled: isSignedIn,
    follows: 'seen',
    isQuiet: true,
  });
  if (!count) return null;
  return (
    <span className={`${styles['count']} num`}>
      {count}
      <span className="vh"> {admin.enquiries.states.new}</span>
    </span>
  );
}
