import { usePageContext } from 'vike-react/usePageContext';
import { AdminApp } from '../../admin/AdminApp.tsx';
import './admin.css';

export function Page() {
  const { urlOriginal } = usePageContext();
  return <AdminApp url={urlOriginal} />;
}
