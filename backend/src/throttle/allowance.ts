/** Free attempts, then exponential back-off. Seconds. */
export interface Allowance {
  /** At least 2. */
  free: number;
  firstWait: number;
  maxWait: number;
  /** After so long without an attempt everything is forgotten. */
  memory: number;
}
