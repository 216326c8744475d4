const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How soon a call is promised: "two working hours". */
export function workingHoursInWords(hours: number): string {
  return `${numbers[hours - 1] ?? hours} working ${hours === 1 ? 'hour' : 'hours'}`;
}
