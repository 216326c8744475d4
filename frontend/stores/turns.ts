/** One change after the other, so that what was chosen or cleared last is what stays. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const turn = last.then(change);
    last = turn.catch(() => undefined);
    return turn;
  };
}
