export { PageHead as Head } from '../../head/PageHead.tsx';
