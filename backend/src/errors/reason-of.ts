/** In words for a terminal. The name of a host leads to several addresses, and such an error has no message of its own. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.message || thrown.errors.map(reasonOf).join(', ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}
