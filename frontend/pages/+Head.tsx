/** Tags every page carries. `viewport-fit=cover` lets the bar at the foot reach below a phone's rounded corners. */
export function Head() {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#1e3a30" />
    </>
  );
}
