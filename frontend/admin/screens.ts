import { admin } from '../content/admin.ts';
import { site } from '../content/site.ts';

const screens: [RegExp, string][] = [
  [/^\/admin\/login\/?$/, admin.login.title],
  [/^\/admin\/?$/, admin.list.title],
  [/^\/admin\/add-blog\/?$/, admin.form.addTitle],
  [/^\/admin\/edit-blog\/[^/]+\/?$/, admin.form.editTitle],
];

/** The title of the browser's tab. @param pathname with the /admin before it */
export function screenTitle(pathname: string): string {
  const [, name = admin.notFound.title] = screens.find(([path]) => path.test(pathname)) ?? [];
  return `${name} | ${admin.label} | ${site.brand.short}`;
}
