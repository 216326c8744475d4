/** @returns whether the line is there, and the server has the page */
export const isServed = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
