import type { Page } from '@playwright/test';

/** The browser's own report of a page that is missing on purpose. */
const STATUS_404 = /^error: Failed to load resource: the server responded with a status of 404/;

/** What a page says to the console from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complaint = `${message.type()}: ${message.text()}`;
    if (!STATUS_404.test(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
