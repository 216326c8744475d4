import { useNavigate } from 'react-router-dom';
import type { EnquiryFilter } from '../../../api/adminEnquiries.ts';
import type { EnquirySourceCount } from '../../../api/wire.gen.ts';
import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import { enquiriesAddress } from '../enquiriesAddress.ts';
import styles from './SourceFilter.module.css';

const words = admin.enquirySources;

interface SourceFilterProps {
  filter: EnquiryFilter;
  counts: readonly EnquirySourceCount[] | undefined;
}

export function SourceFilter({ filter, counts = [] }: SourceFilterProps) {
  const navigate = useNavigate();
  const { source } = filter;
  const isListed = !source || counts.some((counted) => counted.source === source);
  return (
    <select
      className={`${field['input']} ${styles['source']}`}
      aria-label={words.source}
      value={source}
      onChange={({ target }) => void navigate(enquiriesAddress({ ...filter, source: target.value }))}
    >
      <option value="">{words.all}</option>
      {!isListed && <option value={source}>{words.named(source)}</option>}
      {counts.map((counted) => (
        <option key={counted.source} value={counted.source}>
          {words.counted(counted.source, counted.count)}
        </option>
      ))}
    </select>
  );
}
