/** In the page: local storage without room for one more letter. */
export function fillStorage(): void {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      for (let count = 0; count < 2; count += 1) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
    } catch {
      // The next one is half as large.
    }
  }
}
