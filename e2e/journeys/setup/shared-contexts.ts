import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Contexts that tests use one after the other, each with pages of its own: a new context is a new browser process, which
 * costs more than most tests do.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #anchors = new Map<string, Page>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param key tells apart the options of the running test, which Playwright adds to these */
  async take(key: string, baseURL: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const anchor = this.#anchors.get(key) ?? (await this.#open(baseURL, options));
    this.#anchors.set(key, anchor);
    return anchor.context();
  }

  /** Leaves nothing of a test behind but the browser's cache of files. */
  async clean(): Promise<void> {
    await Promise.all([...this.#anchors.values()].map(cleanContext));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#anchors.values()].map((anchor) => anchor.context().close()));
  }

  /** A page that stays open, so that the process and the storage of the site can be reached between tests. */
  async #open(baseURL: string, options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext(options);
    Object.assign(context.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse });
    Object.assign(context, { addInitScript: refuse });
    const anchor = await context.newPage();
    await anchor.goto(new URL('/robots.txt', baseURL).href);
    return anchor;
  }
}

const refuse = () => Promise.reject(new Error('Tag the test @own-context: this stays in a context.'));

async function cleanContext(anchor: Page): Promise<void> {
  const context = anchor.context();
  const others = context.pages().filter((page) => page !== anchor);
  await Promise.all(others.map((page) => page.close()));
  context.removeAllListeners('page');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await anchor.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}
