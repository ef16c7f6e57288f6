import type { GusData } from '@aksamit/contracts';
import { logInMessage, MalformedAnswer, readCompany, readResult, searchMessage } from './bir-messages';

export interface RegisterSettings {
  /** Address of the service: `https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc`. */
  url: string;
  /** Key that GUS gave. */
  key: string;
}

/** The register does not answer, or not as documented. */
export class RegisterAway extends Error {}

const TIMEOUT_MS = 6000;
const LARGEST_ANSWER = 1_000_000;

export type RegisterClient = ReturnType<typeof createRegisterClient>;

/** Looks companies up. The register's session (60 minutes) is kept and opened again when it has ended. */
export function createRegisterClient({ url, key }: RegisterSettings) {
  let session: Promise<string> | null = null;

  async function send(message: string, sessionId: string | null): Promise<string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/soap+xml; charset=utf-8',
          ...(sessionId === null ? {} : { sid: sessionId }),
        },
        body: message,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const answer = await response.text();
      if (!response.ok || answer.length > LARGEST_ANSWER) throw new RegisterAway(`HTTP ${response.status}`);
      return answer;
    } catch (error) {
      throw error instanceof RegisterAway
        ? error
        : new RegisterAway(error instanceof Error ? error.name : 'unreachable');
    }
  }

  async function logIn(): Promise<string> {
    const sessionId = readResult(await send(logInMessage(url, key), null), 'Zaloguj');
    if (sessionId === '') throw new RegisterAway('the key is not valid');
    return sessionId;
  }

  async function search(nip: string): Promise<string> {
    const opened = session ?? logIn();
    session = opened;
    // A failed login is repeated by the next query.
    opened.catch(() => {
      if (session === opened) session = null;
    });
    const result = readResult(await send(searchMessage(url, nip), await opened), 'DaneSzukajPodmioty');
    if (result === '' && session === opened) session = null;
    return result;
  }

  return {
    /** @returns null when the register knows no such company @throws RegisterAway */
    async find(nip: string): Promise<GusData | null> {
      try {
        // An empty result means that the session has ended: queried once more with a new one.
        const result = (await search(nip)) || (await search(nip));
        if (result === '') throw new RegisterAway('no session');
        return readCompany(result, nip);
      } catch (error) {
        throw error instanceof MalformedAnswer ? new RegisterAway(error.message) : error;
      }
    },
  };
}
