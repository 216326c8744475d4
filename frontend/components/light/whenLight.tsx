import { type ComponentType, lazy, Suspense, useState } from 'react';
import { addLightPart } from '../../stores/lightParts.ts';

/**
 * A part of light visits: its script is loaded in no other, and in those before the page answers, as React would take out
 * what it waits for. It imports nothing that may import this: the server waits for it. @param onServer the part itself
 */
export function whenLight<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded = onServer;
  const Later: ComponentType<Props> = lazy(async () => ({ default: await load().catch(staysAsItIs) }));
  addLightPart(async () => {
    loaded = await load().catch(() => loaded);
  });
  return function WhenLight(props: Props) {
    const [Part] = useState(() => loaded ?? Later);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function staysAsItIs(): Promise<never> {
  return new Promise(() => undefined);
}
