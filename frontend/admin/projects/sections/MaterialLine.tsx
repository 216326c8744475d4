import { admin } from '../../../content/admin.ts';
import styles from './MaterialLine.module.css';
import type { Material } from './MaterialsSection.tsx';

export function MaterialLine({ material: { name, where, colour } }: { material: Material }) {
  return (
    <div className={styles['line']}>
      <span className={styles['colour']} style={{ '--tone': colour }} />
      <div>
        <p className={styles['name']}>{name || admin.projects.materials.unnamed}</p>
        <p className="note">{where}</p>
      </div>
    </div>
  );
}
