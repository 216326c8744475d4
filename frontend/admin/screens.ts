import { admin } from '../content/admin.ts';
import { site } from '../content/site.ts';

const screens: [RegExp, string][] = [
  [/^\/admin\/login\/?$/, admin.login.title],
  [/^\/admin\/?$/, admin.list.title],
  [/^\/admin\/add-blog\/?$/, admin.form.addTitle],
  [/^\/admin\/enquiries(\/[^/]+)?\/?$/, admin.inbox.title],
  [/^\/admin\/account\/?$/, admin.account.title],
  [/^\/admin\/history\/?$/, admin.history.title],
  [/^\/admin\/bin\/?$/, admin.bin.title],
  [/^\/admin\/edit-blog\/[^/]+\/?$/, admin.form.editTitle],
];

/** The heading of a screen; undefined when there is none at the address. */
export function screenAt(pathname: string): string | undefined {
  return screens.find(([path]) => path.test(pathname))?.[1];
}

export function isScreen(pathname: string): boolean {
  return screenAt(pathname) !== undefined;
}

/** The title of the browser's tab. @param pathname with the /admin before it */
export function screenTitle(pathname: string): string {
  return [screenAt(pathname), admin.label, site.brand.short].filter(Boolean).join(' | ');
}
