import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of light visits: its script is loaded in no other. It imports nothing that may import this: the server waits for
 * it. @param onServer the part itself, on the server
 */
export function whenLight<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer?: ComponentType<Props>,
): ComponentType<Props> {
  const Part: ComponentType<Props> =
    onServer ?? lazy(async () => ({ default: await load().catch(staysAsItIs) }));
  return function WhenLight(props: Props) {
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
