import { expect } from '@playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Where to look for a role; which of them it is tells the name that WebKit gives to assistive technology. */
const PLACES = {
  article: 'article',
  button: 'button, summary',
  checkbox: '[type=checkbox]',
  complementary: 'aside',
  dialog: 'dialog[open], [role=dialog]',
  heading: 'h1, h2, h3',
  img: 'img',
  link: 'a[href]',
  radio: '[type=radio]',
  row: 'tr',
  slider: '[type=range]',
  textbox: 'textarea, [role=textbox], input:not([type=checkbox], [type=radio], [type=file])',
};

/** As long as the other journeys wait for something to be shown. */
const MAX_WAIT_MS = 30_000;

type Role = keyof typeof PLACES;
type Name = string | RegExp;
/** What a page knows as an element is a reference to it here. */
type Here<Args extends unknown[]> = { [I in keyof Args]: Args[I] extends Element ? WebElement : Args[I] };

/** One window of WebKit, found and used as people do; everything waits until it is there. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #site: string;

  constructor(driver: WebDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Until its script answers; the admin has nothing to press before. */
  async open(path: string): Promise<void> {
    await this.#driver.get(`${this.#site}${path}`);
    if (!path.startsWith('/admin')) await this.untilHydrated();
  }

  /** The same, with what it complains of; WebDriver tells nothing of the console. */
  async openListening(path: string): Promise<unknown> {
    await this.#driver.get(`${this.#site}/robots.txt`);
    await this.run((address: string) => {
      const complaints: string[] = [];
      const note = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));
      Object.assign(console, { error: note });
      Object.assign(window, { complaints, reportError: note });
      const write = (html: string) => {
        history.replaceState(null, '', address);
        // In the same window, so that what listens to it stays.
        document.open();
        document.write(html);
        document.close();
        // The policy of this window knows no styles of the page.
        const styles = new CSSStyleSheet();
        styles.replaceSync(document.querySelector('head > style')?.textContent ?? '');
        document.adoptedStyleSheets = [styles];
      };
      void fetch(address)
        .then((answer) => answer.text())
        .then(write);
    }, path);
    await this.untilHydrated();
    return this.run(() => Reflect.get(window, 'complaints'));
  }

  /** A key that does nothing has the page fetch its script. */
  async untilHydrated(): Promise<void> {
    const isHydrated = async () => {
      await this.keys('SHIFT');
      return this.run(() => document.documentElement.dataset['hydrated'] === '');
    };
    await expect.poll(isHydrated, { message: 'The script of the page answers' }).toBe(true);
  }

  async find(role: Role, name: Name, within?: WebElement): Promise<WebElement> {
    let first: WebElement | undefined;
    // Also when React replaces an element while it is being looked at, which WebDriver calls stale.
    await expect(async () => {
      [first] = await this.#named(role, name, within);
      expect(first, `${role} "${name}" is shown`).toBeDefined();
    }).toPass({ timeout: MAX_WAIT_MS });
    if (!first) throw new Error(`There is no ${role} "${name}".`);
    return first;
  }

  async untilGone(role: Role, name: Name): Promise<void> {
    await expect(async () => {
      expect(await this.#named(role, name), `${role} "${name}" is gone`).toEqual([]);
    }).toPass({ timeout: MAX_WAIT_MS });
  }

  /** Once it is enabled: WebDriver presses what is not, and says nothing. */
  async press(role: Role, name: Name, within?: WebElement): Promise<void> {
    const pressed = async () => {
      const element = await this.find(role, name, within);
      expect(await element.isEnabled(), `${role} "${name}" is enabled`).toBe(true);
      await element.click();
    };
    await expect(pressed).toPass();
  }

  /** Once it can be: what still opens refuses. */
  async fill(name: Name, text: string, within?: WebElement): Promise<void> {
    await expect(async () => (await this.find('textbox', name, within)).clear()).toPass();
    await (await this.find('textbox', name, within)).sendKeys(text);
  }

  /** Chosen as if in the dialog of the browser. */
  async choose(id: string, file: string): Promise<void> {
    await this.#driver.findElement(By.id(id)).sendKeys(file);
  }

  /** Each on its own, to whatever has the focus. */
  async keys(...keys: (keyof typeof Key | 'SPACE')[]): Promise<void> {
    for (const key of keys) await this.#driver.actions().sendKeys(String(Key[key])).perform();
  }

  async drag(from: WebElement, to: WebElement): Promise<void> {
    await this.run((element: Element) => element.scrollIntoView({ block: 'center' }), from);
    const hand = this.#driver.actions().move({ origin: from }).press();
    await hand.move({ origin: to, duration: 200 }).release().perform();
  }

  async focus(element: WebElement): Promise<void> {
    await this.run((target: HTMLElement) => target.focus(), element);
  }

  async expectFocus(name: Name): Promise<void> {
    const matcher = name instanceof RegExp ? name : new RegExp(`^${name}$`);
    await expect(async () => {
      const focused = await this.#driver.switchTo().activeElement();
      expect(await focused.getAccessibleName()).toMatch(matcher);
    }).toPass({ timeout: MAX_WAIT_MS });
  }

  async expectPath(path: string | RegExp): Promise<void> {
    const matcher = typeof path === 'string' ? new RegExp(`^${path.replaceAll(/[?.]/g, '\\$&')}$`) : path;
    const place = async () => (await this.#driver.getCurrentUrl()).slice(this.#site.length);
    await expect.poll(place).toMatch(matcher);
  }

  async expectText(text: string): Promise<void> {
    await expect(async () => {
      const body = await this.#driver.findElement(By.css('body'));
      expect(await body.getText()).toContain(text);
    }).toPass({ timeout: MAX_WAIT_MS });
  }

  /** Asks the page again and again. */
  async until<Args extends unknown[]>(
    isTrue: (...args: Args) => boolean,
    ...args: Here<Args>
  ): Promise<void> {
    await expect.poll(() => this.run(isTrue, ...args), { message: String(isTrue) }).toBe(true);
  }

  run<Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Here<Args>): Promise<unknown> {
    return this.#driver.executeScript(code, ...args);
  }

  async #named(role: Role, name: Name, within?: WebElement): Promise<WebElement[]> {
    const shown = await this.#driver.executeScript<WebElement[]>(
      (places: string, part?: HTMLElement) =>
        [...(part ?? document).querySelectorAll(places)].filter((element) => element.checkVisibility()),
      PLACES[role],
      within,
    );
    const found: WebElement[] = [];
    for (const element of shown) {
      // What React has replaced in between is not there any more.
      const its = await element.getAccessibleName().catch(() => undefined);
      if (typeof name === 'string' ? its === name : its !== undefined && name.test(its)) found.push(element);
    }
    return found;
  }
}
