import { useCallback } from 'react';

/** A file that was chosen but not yet sent. Its address is given back when it is no longer shown. */
export function PicturePreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <img ref={show} alt={alt} />;
}
