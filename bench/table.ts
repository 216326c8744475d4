export function startTable(...columns: string[]): (...cells: (string | number)[]) => void {
  console.log();
  printRow(...columns);
  printRow(...columns.map(() => '---'));
  return printRow;
}

function printRow(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
