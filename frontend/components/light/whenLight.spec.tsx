// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadLightParts } from '../../stores/lightParts.ts';
import { whenLight } from './whenLight.tsx';

const Held = ({ place }: { place: number }) => <p>{`Full picture ${place}`}</p>;
const OnServer = whenLight(async () => Held, Held);
const InBrowser = whenLight(async () => Held);

function pageWith(Part: typeof InBrowser) {
  return function Page() {
    const [place, setPlace] = useState(1);
    useEffect(() => setPlace(2), []);
    return <Part place={place} />;
  };
}

test('what the server wrote stays when the page begins to answer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [Written, Page] = [pageWith(OnServer), pageWith(InBrowser)];
  document.body.innerHTML = renderToString(<Written />);
  const written = document.querySelector('p');
  await loadLightParts();
  const root = await act(async () => hydrateRoot(document.body, <Page />));
  expect(document.querySelector('p')).toBe(written);
  expect(written?.textContent).toBe('Full picture 2');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a part that cannot be fetched keeps no page from answering', async () => {
  whenLight(() => Promise.reject(new TypeError('The network failed.')));
  await expect(loadLightParts()).resolves.toBeDefined();
});
