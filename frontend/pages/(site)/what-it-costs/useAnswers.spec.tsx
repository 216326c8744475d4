// @vitest-environment jsdom
import { act } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CostForm } from './CostForm.tsx';
import { keptAnswers } from './keptAnswers.ts';
import { useAnswers } from './useAnswers.ts';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '');
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

function Cost() {
  const { form, answers, read } = useAnswers({ type: 'home', size: 2600, grade: 'middle' });
  return (
    <>
      <CostForm form={form} answers={answers} onChange={read} />
      <strong>{Object.values(answers).join(' ')}</strong>
    </>
  );
}

/** @param early is pressed before the script answers */
function openCost(early?: string) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(<Cost />);
  const choose = (value: string) => place.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
  if (early) choose(early);
  act(() => void (root = hydrateRoot(place, <Cost />)));
  return {
    choose: (...values: string[]) => act(() => values.forEach(choose)),
    figures: () => place.querySelector('strong')?.textContent,
    chosen: () =>
      [...place.querySelectorAll<HTMLInputElement>(':checked, [type=range]')]
        .map(({ value }) => value)
        .join(' '),
  };
}

test('slider and figure stay together when the type is changed there and back at once', () => {
  const { choose, figures, chosen } = openCost();
  choose('office', 'home');
  expect(figures()).toBe(chosen());
});

test.each(['?type=office&size=5000&grade=full', '?type=home&size=900&grade=plain'])(
  'form and figure begin from %s, left here before',
  (answers) => {
    history.replaceState({ answers }, '');
    const { figures, chosen } = openCost();
    const left = [...new URLSearchParams(answers).values()].join(' ');
    expect([figures(), chosen()]).toEqual([left, left]);
  },
);

test('what is chosen before the script answers counts more than what was left here before', () => {
  history.replaceState({ answers: '?type=office&size=5000&grade=full' }, '');
  const { figures, chosen } = openCost('plain');
  expect([figures(), chosen()]).toEqual(['home 2600 plain', 'home 2600 plain']);
  expect(keptAnswers()).toEqual({ type: 'home', size: 2600, grade: 'plain' });
});

test.each([7, null, '', '?size=many&type=<b>'])(
  'with %j left here, which nobody could have chosen, form and figure agree',
  (answers) => {
    history.replaceState({ answers }, '');
    const { figures, chosen } = openCost();
    expect(figures()).toBe(chosen());
  },
);

test('an answer is kept beside what else the history knows of the page', () => {
  history.replaceState({ scrollTop: 9 }, '');
  openCost().choose('full');
  expect(history.state).toMatchObject({ scrollTop: 9 });
  expect(keptAnswers()).toEqual({ type: 'home', size: 2600, grade: 'full' });
});

test('a page of which nothing was chosen keeps nothing', () => {
  openCost();
  expect(keptAnswers()).toBeUndefined();
});

test('a browser that keeps no more changes takes answers all the same', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  const { choose, figures } = openCost();
  choose('full');
  expect(figures()).toBe('home 2600 full');
});
