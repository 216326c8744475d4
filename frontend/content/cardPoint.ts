/** In per cent, of a focus such as `62% 50%`. */
export function cardPoint(focus: string): { x: number; y: number } {
  const [x = 50, y = 50] = (focus.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}
