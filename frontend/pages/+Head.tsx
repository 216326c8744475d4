/** Tags every page carries. */
export function Head() {
  return <meta name="theme-color" content="#1e3a30" />;
}
