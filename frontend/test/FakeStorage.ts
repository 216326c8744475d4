/** As in browsers, the keys are enumerable properties. */
export class FakeStorage implements Storage {
  [key: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  clear() {}
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string) {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
