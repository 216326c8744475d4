import { useController } from 'yet-another-react-lightbox';
import { gallery } from '../../content/gallery.ts';
import { RoundButton } from '../RoundButton.tsx';

export function CloseButton() {
  const { close } = useController();
  return <RoundButton icon="close" label={gallery.close} onClick={close} />;
}
