import type { AppSecret } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import styles from './Factor.module.css';

export function QrCode({ path, size }: AppSecret['qr']) {
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{admin.account.factor.qr}</title>
      <path d={path} />
    </svg>
  );
}
