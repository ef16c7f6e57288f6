import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A key and its X.509 certificate, generated at each start: nothing here needs to be stored. */
export interface Certified {
  privateKey: KeyObject;
  /** DER. */
  certificate: Buffer;
  validFrom: Date;
  validTo: Date;
}

const YEAR_MS = 365 * 86_400_000;

/** An RSA key with a certificate that it signed itself. Node can read certificates but not write them. */
export function makeCertificate(commonName: string): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const validFrom = new Date(Date.now() - 86_400_000);
  const validTo = new Date(Date.now() + YEAR_MS);
  const algorithm = sequence(oid(SHA256_WITH_RSA), Buffer.from([0x05, 0x00]));
  const name = sequence(tagged(0x31, sequence(oid(COMMON_NAME), tagged(0x0c, Buffer.from(commonName, 'utf8')))));
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
    algorithm,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const certificate = sequence(body, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return { privateKey, certificate, validFrom, validTo };
}

/** As a PEM file. */
export function pemOf({ certificate }: Pick<Certified, 'certificate'>): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

// 1.2.840.113549.1.1.11 and 2.5.4.3, encoded.
const SHA256_WITH_RSA = Buffer.from('2a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const oid = (encoded: Buffer) => tagged(0x06, encoded);
/** UTCTime: two digits of the year. */
const time = (instant: Date) =>
  tagged(0x17, Buffer.from(`${instant.toISOString().slice(2, 19).replace(/\D/g, '')}Z`, 'ascii'));
