/** Free attempts, then exponential back-off. Seconds. */
export interface Allowance {
  /** Attempts without any wait; at least 2. */
  free: number;
  firstWait: number;
  longestWait: number;
  /** After so long without an attempt everything is forgotten. */
  memory: number;
}
