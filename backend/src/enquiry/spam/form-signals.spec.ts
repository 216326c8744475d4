import { formSignals } from './form-signals.js';

describe('the hidden fields of a form', () => {
  it.each([
    ['all there, after enough time', { website: '', elapsed_ms: 3_000, page: '/' }, []],
    ['left open for days', { website: '', elapsed_ms: 400_000_000 }, []],
    ['sent without script', { website: '', page: '/contact-us' }, []],
    ['filled in', { website: 'https://example.com' }, ['hidden-field']],
    ['sent in under three seconds', { website: '', elapsed_ms: 2_999 }, ['too-fast']],
    ['missing', {}, ['no-hidden-fields']],
  ])('%s: signals are as listed', (_how, fields, signals) => {
    expect(formSignals(fields).map(({ signal }) => signal)).toEqual(signals);
  });
});
