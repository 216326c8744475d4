/** About ten megabytes of pages of posts. */
const MAX_ENTRIES = 300;

/** Answers that stay valid until the version changes. */
export class ListCache<List> {
  private version = '';
  private readonly known = new Map<string, Promise<List>>();

  constructor(private readonly readVersion: () => Promise<string>) {}

  async find(key: string, read: () => Promise<List>): Promise<List> {
    // Before the list, so that a list is never cached under a newer version than its own.
    const version = await this.readVersion();
    if (version !== this.version) this.known.clear();
    this.version = version;
    const known = this.known.get(key);
    if (known) return known;
    if (this.known.size >= MAX_ENTRIES) this.known.clear();
    const reading = read();
    this.known.set(key, reading);
    reading.catch(() => this.known.delete(key));
    return reading;
  }
}
