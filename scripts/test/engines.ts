import { spawnSync } from 'node:child_process';
import { locate } from './debian.ts';

const FIREFOX = ['firefox-esr', 'firefox'];
const WEBKIT = ['WebKitWebDriver', 'Xvfb'];

/**
 * Where the suite finds the engines that are installed besides Chromium, by the variables that it reads.
 * @throws an error with REQUIRE_ENGINES=true when one is missing
 */
export function findEngines(): Record<string, string> {
  const firefox = FIREFOX.map(locate).find((path) => path !== undefined && starts(path));
  const [webkit, screen] = WEBKIT.map(locate);
  if (!firefox) missing('Firefox', 'firefox-esr');
  if (!webkit || !screen) missing('WebKit', 'webkit2gtk-driver and xvfb');
  return {
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(webkit && screen && { WEBKIT_DRIVER: webkit }),
  };
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function missing(engine: string, packages: string): void {
  const sentence = `The journeys do not run in ${engine}: it is not installed (Debian: ${packages}).`;
  if (process.env['REQUIRE_ENGINES'] === 'true') throw new Error(sentence);
  console.log(sentence);
}
