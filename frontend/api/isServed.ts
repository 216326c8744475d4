/** Whether a page can be had now: the line is there, and the server answers. */
export const isServed = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
