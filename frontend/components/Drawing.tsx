/** In lines, as decoration beside words: never read aloud. @param d of its path, in a square of 24 */
export function Drawing({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
