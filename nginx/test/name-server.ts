import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
/** It begins after the name, whose end is an empty label. */
const QUESTION_BYTES = 5;
const ASKS_FOR_IPV4 = 1;
const ANSWER = Buffer.from('c00c00010001000000050004', 'hex');

export interface NameServer {
  address: string;
  stop: () => void;
}

/** A name server for which every name is this machine, by each of the addresses; without any no name is known. */
export async function startNameServer(addresses = ['127.0.0.1']): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

function answerTo(query: Buffer, addresses: string[]): Buffer {
  const question = query.subarray(0, query.indexOf(0, HEADER_BYTES) + QUESTION_BYTES);
  const asked = question.readUInt16BE(question.length - 4) === ASKS_FOR_IPV4 ? addresses : [];
  const answers = asked.flatMap((address) => [ANSWER, Buffer.from(address.split('.').map(Number))]);
  const reply = Buffer.concat([question, ...answers]);
  reply.writeUInt16BE(0x8180, 2);
  reply.writeUInt16BE(asked.length, 6);
  reply.writeUInt16BE(0, 10);
  return reply;
}
