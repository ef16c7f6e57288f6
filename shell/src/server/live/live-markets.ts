import { marketPolicies } from '@aksamit/contracts';
import { localeCode, type MarketContext } from '@aksamit/contracts/platform';
import { SOCIAL_NETWORKS, type SocialLink } from '@aksamit/contracts/social-link';
import { z } from 'zod';
import type { Log } from '../log';
import { readApi } from './read-api';

const REFRESH_MS = 60_000;
const RETRY_MS = 500;

const mailboxes = { email: z.string(), complaintsEmail: z.string() };
const lineHours = z.object({ from: z.number(), to: z.number(), opens: z.number(), closes: z.number() });
const company = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  vatId: z.string(),
  registerNumber: z.string(),
  isExample: z.boolean(),
});
/** A network that this page server has no sign for is left out. */
const social = z
  .array(z.object({ network: z.string(), url: z.string() }))
  .transform((links) =>
    SOCIAL_NETWORKS.flatMap((network): SocialLink[] =>
      links.filter((link) => link.network === network).map(({ url }) => ({ network, url })),
    ),
  );
const barWords = z.object({
  headline: z.string(),
  subheadline: z.string(),
  action: z.object({ label: z.string(), path: z.string() }).nullable(),
});
const promoBar = z.object({ id: z.string(), look: z.string(), words: z.object({ pl: barWords, en: barWords }) });
const marketContext: z.ZodType<MarketContext> = z.object({
  id: z.coerce.number(),
  slug: z.string(),
  name: z.string(),
  gtmId: z.string().nullable(),
  additionalVisitTime: z.number(),
  locales: z.array(z.object({ id: z.coerce.number(), name: z.string(), code: localeCode, isoCode: z.string() })).min(1),
  currencies: z.array(
    z.object({ id: z.coerce.number(), name: z.string(), code: z.string(), symbol: z.string(), isPrefix: z.boolean() }),
  ),
  hosts: z.array(z.string()),
  pathPrefix: z.string(),
  brand: z.object({
    name: z.string(),
    phone: z.string(),
    phoneHours: z.array(lineHours).optional(),
    ...mailboxes,
    mailboxes: z.partialRecord(localeCode, z.object(mailboxes)).optional(),
    company: company.optional(),
    social: social.optional(),
  }),
  defaultPaymentMethod: z.string(),
  policies: marketPolicies.optional(),
  promoBar: promoBar.optional(),
});
const answer = z.object({ data: z.object({ markets: z.array(marketContext) }) });

/** The enabled markets: polled until the API answers, then every minute. The last good list stays in use. */
export class LiveMarkets {
  readonly #apiOrigin: string;
  readonly #log: Log;
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #current: MarketContext[] = [];

  constructor(apiOrigin: string, log: Log, onChange: () => void) {
    this.#apiOrigin = apiOrigin;
    this.#log = log;
    this.#onChange = onChange;
    void this.#refresh();
  }

  /** Empty until the API answered. */
  get current(): readonly MarketContext[] {
    return this.#current;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Reads them again at once: something in them changed. */
  async readAgain(): Promise<void> {
    try {
      const { markets } = (await readApi(`${this.#apiOrigin}/internal/markets`, answer)).data;
      const isNew = JSON.stringify(markets) !== JSON.stringify(this.#current);
      this.#current = markets;
      if (isNew && !this.#stopped) this.#onChange();
    } catch (error) {
      this.#log.debug({ err: error }, 'The markets cannot be read; the last good list stays.');
    }
  }

  async #refresh(): Promise<void> {
    await this.readAgain();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#refresh(), this.#current.length > 0 ? REFRESH_MS : RETRY_MS);
  }
}
