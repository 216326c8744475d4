import { useEffect, useState } from 'react';

/** In pixels; undefined without a file, while it is read, and when this browser cannot read it. */
export function usePictureWidth(file: File | undefined): number | undefined {
  const [read, setRead] = useState<{ file: File; width: number }>();
  useEffect(() => {
    if (!file) return;
    void createImageBitmap(file).then(
      ({ width }) => setRead({ file, width }),
      () => undefined,
    );
  }, [file]);
  return read?.file === file ? read?.width : undefined;
}
