/** The shop's values so far: ids, slugs, codes and tokens, by their kind of record. */
import type { Taken } from './schema-values';

const isTaken = (value: unknown): value is Taken =>
  typeof value === 'object' && value !== null && 'takenFrom' in value && 'choice' in value;

const STORED_PER_KIND = 300;

/** Names of lists and aliases to the kind of their records. */
const KINDS: Record<string, string> = {
  products: 'product',
  bodyParts: 'bodyPart',
  cmsPages: 'cmsPage',
  articleCategories: 'articleCategory',
  suggestedProducts: 'product',
  bundles: 'product',
  offers: 'product',
  locations: 'location',
  productCategories: 'productCategory',
  articles: 'article',
  author: 'articleAuthor',
  orderProducts: 'orderProduct',
  items: 'item',
  events: 'event',
  users: 'user',
  staff: 'user',
  prices: 'price',
  promotions: 'promotion',
  discountCodes: 'discountCode',
  leads: 'lead',
  complaints: 'lead',
  vouchers: 'voucher',
  rooms: 'room',
  devices: 'device',
  therapists: 'therapist',
};

export class GivenValues {
  readonly #values = new Map<string, { value: unknown; actor: string }[]>();

  add(kind: string, value: unknown, actor: string): void {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const list = this.#values.get(kind) ?? [];
    if (list.some((entry) => entry.value === value && entry.actor === actor)) return;
    list.push({ value, actor });
    if (list.length > STORED_PER_KIND) list.shift();
    this.#values.set(kind, list);
  }

  /** Mostly this actor's latest, else anybody's; undefined while there is none. */
  take({ takenFrom, choice }: Taken, actor: string): unknown {
    const all = [...(takenFrom === 'any' ? [...this.#values.values()].flat() : (this.#values.get(takenFrom) ?? []))];
    const own = all.filter((entry) => entry.actor === actor);
    const from = choice % 4 > 0 && own.length > 0 ? own.slice(-3) : all;
    return from[choice % from.length]?.value;
  }

  /** The same value with its placeholders replaced. */
  fill(value: unknown, actor: string): unknown {
    if (isTaken(value)) return this.take(value, actor);
    if (Array.isArray(value)) return value.map((entry) => this.fill(entry, actor) ?? null);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, this.fill(entry, actor)]));
  }

  /** Records all ids of a response. */
  learn(data: unknown, actor: string, kind = ''): void {
    if (Array.isArray(data)) {
      for (const entry of data) this.learn(entry, actor, kind);
      return;
    }
    if (typeof data !== 'object' || data === null) return;
    for (const [name, value] of Object.entries(data)) {
      if (name === 'id') this.add(kind, value, actor);
      else if (name === 'slug') this.add(`${kind}Slug`, value, actor);
      else if (['code', 'orderToken', 'uniqueId'].includes(name)) this.add(name, value, actor);
      else if (name === 'version' && kind === 'cart') this.add('cartVersion', value, actor);
      else if (name.endsWith('Id')) this.add(name.slice(0, -2), value, actor);
      else this.learn(value, actor, inside(kind, name));
    }
  }
}

function inside(kind: string, name: string): string {
  if (name === 'items') return kind === 'cart' ? 'cartItem' : 'orderProduct';
  return KINDS[name] ?? name;
}
