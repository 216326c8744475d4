export { Head } from '../(site)/+Head.tsx';
