// node site/gate.ts PORT:HOST…: passes what comes to a port on to the same port of a host.
import { connect, createServer } from 'node:net';

for (const [port, host] of process.argv.slice(2).map((way) => way.split(':'))) {
  createServer((near) => {
    const far = connect(Number(port), host);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(Number(port));
}
