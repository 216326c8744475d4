type LoggedCall = readonly [statement: string, ...rest: unknown[]];

/** Without what the watch over the pool asks every ten seconds. @param last in the last one that is wanted */
export function requestStatements(calls: readonly LoggedCall[], last?: string): string[] {
  const all = calls.map(([statement]) => statement).filter((statement) => statement !== 'SELECT 1');
  return last === undefined ? all : all.slice(0, 1 + all.findIndex((statement) => statement.includes(last)));
}
