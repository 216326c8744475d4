/** It rests while most visitors close it at once. Unanswered it stays closed. */
export async function mayOpenToday(): Promise<boolean> {
  const response = await fetch('/api/modal');
  return response.ok && (await response.text()).includes('"opens":true');
}
