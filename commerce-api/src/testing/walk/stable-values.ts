/** Replaces values that differ from one recording to the next: ids, times, tokens, addresses. */

const DAY_MS = 86_400_000;
/** Times of recordings are moved into this week. */
const WEEK = Date.parse('2026-11-16T00:00:00Z');
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):(\d{2}(?:\.\d+)?)(.*)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Fields whose value is issued once, and its replacement. */
const SECRETS: Record<string, string> = {
  authToken: 'kT2v9QmXyL0sB7nWc4RfHgJ1dZpE8uAiOo3C5xVtKlM',
  deviceToken: 'pQ3v9sXkT0uYw2Lm5Rn8aA.Jc7l1uTzB4dXo0eQm9rVnS2hYkW6pGf3iAqLxZtUo8E',
  orderToken: 'b1w0pN2mXy4Qe6Rt8Zu-aSdFgHjKlQw',
  token: 'xXWOyLsARP9T-7qCAyxcRg5qCsjB42oeJRfACF0fKfM',
  pageViewToken: 'eyJtb2R1bGVzIjp7fX0.ZXhhbXBsZQ',
  secret: 'ak_T0q8nWv2ZkYcR5xLmJ7hPdF3bG9sAiUeXo1rKtVyN6Q',
  beginning: 'ak_T0q8nW',
  signature: '29qGdX9O1jARaOD0VqIpEppzYI3uWcRfHgJ1dZpE8uA',
  sign: '2ee4f7c3de781eff07dd06f56ddb8b6815bee1819d8f818c716321486208b6ab',
  externalId: '302947815',
  visitorUniqueId: 'pl_Vq3xN8sT0aLm',
  uniqueId: 'pl_Vq3xN8sT0aLm',
};

/** Of an authenticator app. */
const APP_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A function that replaces values of one recording consistently: the same id stays the same. */
export function stabilizer(recordedAt: Date, origin: string): (value: unknown, field?: string) => unknown {
  const ids = new Map<string, string>();
  const monday = (time: number) => Math.floor((time / DAY_MS - 4) / 7) * 7 * DAY_MS + 4 * DAY_MS;
  const shiftMs = WEEK - monday(recordedAt.getTime());
  const stableId = (id: string): string => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const dayOf = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + shiftMs).toISOString().slice(0, 10);

  function stableText(text: string): string {
    const [, date = '', minute = '', second = '', zone = ''] = INSTANT.exec(text) ?? [];
    if (date)
      return Number(second) === 0 ? `${dayOf(date)}T${minute}:${second}${zone}` : `${dayOf(date)}T10:00:00${zone}`;
    if (DATE.test(text) && Math.abs(Date.parse(text) - recordedAt.getTime()) < 400 * DAY_MS) return dayOf(text);
    return text
      .replaceAll(origin, 'https://aksamit.example')
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://aksamit.example')
      .replaceAll(UUID, stableId)
      .replace(/^[A-Z2-7]{32}$/, APP_KEY)
      .replace(/(otpauth:.*secret=)[A-Z2-7]+/, `$1${APP_KEY}`)
      .replace(/(expires=)\d+/, '$11795284196')
      .replace(/(signature=)[\w-]+/, `$1${SECRETS.signature}`)
      .replace(/(trnRequest|pay)\/[\w-]+$/, '$1/A1B2C3D4E5')
      .replace(/\/api\/s\/\w{8}/, '/api/s/k3Rt7wQz');
  }

  return function stable(value: unknown, field = ''): unknown {
    if (field === 'qr') return { size: 41, path: 'M2 2h1v1h-1zM3 2h1v1h-1z' };
    if (field === 'secret' && String(value).startsWith('whsec_'))
      return 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazXkZsWFoO0=';
    if (field === 'recoveryCodes') return ['K7QM-2XWD-9RHT-VC4N', 'B3FP-8KZE-6YHA-M9TU'];
    if (Array.isArray(value)) {
      // Two records are enough for an example.
      const some = value.length > 2 && typeof value[0] === 'object' ? value.slice(0, 2) : value;
      return some.map((entry) => stable(entry));
    }
    if (typeof value === 'string') return SECRETS[field] ?? stableText(value);
    if (field === 'expires') return 1_795_284_196;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, stable(entry, name)]));
  };
}
