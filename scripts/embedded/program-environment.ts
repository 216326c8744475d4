/** What a program needs of any machine; no setting of the site is called so. */
const NEEDED =
  /^(PATH|SystemRoot|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LANGUAGE|LC_\w+|XDG_\w+|LD_LIBRARY_PATH|MALLOC_\w+|NODE_(?!AUTH)\w+)$/i;

/** Of the environment of this process what any program needs, and the settings of these names. */
export function programEnvironment(settings: readonly string[] = []): NodeJS.ProcessEnv {
  const isGiven = (name: string) => NEEDED.test(name) || settings.includes(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isGiven(name)));
}
