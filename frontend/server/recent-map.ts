/** A map that forgets what was used longest ago once it holds more than `limit` entries. */
export class RecentMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limit && oldest !== undefined) this.entries.delete(oldest);
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }
}
