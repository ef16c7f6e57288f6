import { z } from 'zod';
import { callKsef } from './call-ksef';
import { encryptFor } from './encryption';

const certificates = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string().optional(),
    validFrom: z.string(),
    validTo: z.string(),
    usage: z.array(z.string()),
  }),
);
const challengeAnswer = z.object({ challenge: z.string(), timestampMs: z.number().int() });
const begun = z.object({ referenceNumber: z.string(), authenticationToken: z.object({ token: z.string() }) });
const progress = z.object({ status: z.object({ code: z.number().int(), description: z.string() }) });
const tokens = z.object({ accessToken: z.object({ token: z.string(), validUntil: z.string() }) });

const CHECKS = 20;
const PAUSE_MS = 500;
/** The use of a certificate, in the system's words. */
export type CertificateUse = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';

/** The system's current certificate for a use. Certificates change, so they are requested each time, not cached. */
export async function certificateFor(baseUrl: string, use: CertificateUse, now: Date) {
  const known = await callKsef(`${baseUrl}/security/public-key-certificates`, certificates);
  const isHolding = ({ validFrom, validTo }: (typeof known)[number]) =>
    Date.parse(validFrom) <= now.getTime() && now.getTime() < Date.parse(validTo);
  const found = known.find((entry) => entry.usage.includes(use) && isHolding(entry));
  if (!found) throw new Error(`Failed to find KSeF's certificate for ${use}: none holds now. Try again later.`);
  return found;
}

export interface KsefLogin {
  accessToken: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Logs a company in with its KSeF token: a challenge, the token encrypted together with the challenge's time, the
 * system's own check of it, and then, once, the access token.
 * @throws when the system does not accept the token
 */
export async function logIn(baseUrl: string, vatId: string, ksefToken: string, now: Date): Promise<KsefLogin> {
  const { certificate, publicKeyId } = await certificateFor(baseUrl, 'KsefTokenEncryption', now);
  const { challenge, timestampMs } = await callKsef(`${baseUrl}/auth/challenge`, challengeAnswer, { method: 'POST' });
  const { referenceNumber, authenticationToken } = await callKsef(`${baseUrl}/auth/ksef-token`, begun, {
    method: 'POST',
    body: {
      challenge,
      contextIdentifier: { type: 'Nip', value: vatId },
      encryptedToken: encryptFor(certificate, Buffer.from(`${ksefToken}|${timestampMs}`, 'utf8')),
      ...(publicKeyId ? { publicKeyId } : {}),
    },
  });
  const { token } = authenticationToken;
  await untilChecked(`${baseUrl}/auth/${referenceNumber}`, token);
  const { accessToken } = await callKsef(`${baseUrl}/auth/token/redeem`, tokens, { method: 'POST', token });
  return { accessToken: accessToken.token, endsAt: Date.parse(accessToken.validUntil) };
}

async function untilChecked(url: string, token: string): Promise<void> {
  for (let check = 1; check <= CHECKS; check += 1) {
    const { status } = await callKsef(url, progress, { token });
    if (status.code === 200) return;
    if (status.code !== 100) throw new Error(`Failed to log in at KSeF: ${status.code}, ${status.description}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('Failed to log in at KSeF: the token is still being checked. It is tried again.');
}
