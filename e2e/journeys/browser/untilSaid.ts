import type { Page } from '@playwright/test';

/** A message is gone after two seconds, and an assertion may look once a second only. */
export const untilSaid = (page: Page, words: string): Promise<void> => page.getByText(words).waitFor();
