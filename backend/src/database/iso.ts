/** SQL for a moment in UTC, ISO 8601 with milliseconds. */
export function iso(moment: string): string {
  return `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
