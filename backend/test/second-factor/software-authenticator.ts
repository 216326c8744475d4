import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Challenge {
  challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A real passkey without a device: ES256, attestation "none", one credential (WebAuthn, section 6). */
export class SoftwareAuthenticator {
  counter = 0;
  verifiesUser = true;
  readonly credentialId = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle?: string;

  constructor(public origin: string) {}

  create({ challenge, user }: Challenge & { user: { id: string } }) {
    this.userHandle = user.id;
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.credentialId, this.coseKey()]);
    const data = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  get({ challenge }: Challenge) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData();
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private credential<Response>(response: Response) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(more = 0): Buffer {
    const flags = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | more;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(new URL(this.origin).hostname).digest(), head]);
  }

  /** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
