/** Around lists that staff put in order. */
export const order = {
  handle: (name: string, place: number, count: number) => `Move ${name}, place ${place} of ${count}`,
  up: (name: string) => `${name} one up`,
  down: (name: string) => `${name} one down`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  lifted: (name: string) => `${name} is lifted. Arrow keys move it, space puts it down, escape puts it back.`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  putDown: (name: string, place: number, count: number) => `${name} is put down, ${place} of ${count}.`,
  putBack: (name: string) => `${name} is put back.`,
  help: 'Drag a row by its handle, or press the arrows. With the keyboard: space on the handle lifts a row, arrow keys move it, space puts it down, escape puts it back.',
};
