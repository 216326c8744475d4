import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
/** It begins after the name, whose end is an empty label. */
const QUESTION_BYTES = 5;
const ASKS_FOR_IPV4 = 1;
/** 127.0.0.1, for five seconds. */
const ANSWER = Buffer.from('c00c000100010000000500047f000001', 'hex');

export interface NameServer {
  address: string;
  stop: () => void;
}

/** A name server for which every name is this machine. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

function answerTo(query: Buffer): Buffer {
  const question = query.subarray(0, query.indexOf(0, HEADER_BYTES) + QUESTION_BYTES);
  const answers = question.readUInt16BE(question.length - 4) === ASKS_FOR_IPV4 ? [ANSWER] : [];
  const reply = Buffer.concat([question, ...answers]);
  reply.writeUInt16BE(0x8180, 2);
  reply.writeUInt16BE(answers.length, 6);
  reply.writeUInt16BE(0, 10);
  return reply;
}
