/** The callers of the fuzz's requests: guests, customers and staff, each with a browser of their own. */
import { addItem, getCart, type Headers, makeCode, newKey, newVisitor, orderOf } from '../commerce-fixture';
import { logInAs } from '../staff-fixture';
import type { TestApp } from '../test-app';
import { newCustomer } from '../visit-fixture';
import { ACTORS, type ActorName } from './fuzz-requests';
import type { GivenValues } from './given-values';

const STAFF_PASSWORD_HASHES = `create table fuzz_staff as select id, email, password_hash, role from users
  where role <> 'customer'`;

/** The headers of all actors, renewed: a request may have logged somebody out, demoted or deleted them. */
export class FuzzActors {
  readonly #headers = new Map<ActorName, Headers>();

  constructor(
    private readonly shop: TestApp,
    private readonly treatment: string,
  ) {}

  async begin(): Promise<void> {
    await this.shop.database.pool.query(STAFF_PASSWORD_HASHES);
    await this.refresh();
    await this.shop.database.pool.query('create table fuzz_sessions as select * from sessions');
  }

  headersOf(actor: ActorName): Headers {
    return this.#headers.get(actor) ?? {};
  }

  /** Initial carts, orders and visits of all actors. */
  async buySomething(given: GivenValues): Promise<void> {
    await makeCode(this.shop.database.db, 'FUZZ');
    await makeCode(this.shop.database.db, 'FUZZONCE', { totalLimit: 1 });
    for (const actor of ['guest', 'otherGuest', 'customer', 'otherCustomer'] as const) {
      const headers = this.headersOf(actor);
      for (const paymentMethod of ['przelewy24', 'cash'] as const) {
        await addItem(this.shop, headers, this.treatment, 2);
        const answer = await this.shop.call('POST', '/api/orders', {
          headers: { ...headers, 'idempotency-key': newKey() },
          body: orderOf(await getCart(this.shop, headers), { paymentMethod }),
        });
        given.learn(answer.json().data, actor);
      }
      given.learn({ cartItem: await addItem(this.shop, headers, this.treatment) }, actor);
      given.learn({ cart: await getCart(this.shop, headers) }, actor);
      given.add('uniqueId', headers['visitor-unique-id'], actor);
      given.add('marketSlug', 'pl', actor);
      given.add('treatment', this.treatment, actor);
    }
  }

  async refresh(only?: ActorName): Promise<void> {
    await this.#mend();
    for (const actor of only ? [only] : ACTORS) {
      if (!(await this.#isFine(actor))) this.#headers.set(actor, await this.#make(actor));
    }
  }

  /** Restores the roles of staff and the logins that ended: by the session they have their records. */
  async #mend(): Promise<void> {
    const { pool } = this.shop.database;
    await pool.query(`update users u set email = s.email, password_hash = s.password_hash, role = s.role,
      deleted_at = null from fuzz_staff s where s.id = u.id`);
    const begun = await pool.query(`select to_regclass('fuzz_sessions') is not null as begun`);
    if (!begun.rows[0]?.begun) return;
    await pool.query(`insert into sessions select s.* from fuzz_sessions s
      join users u on u.id = s.user_id and u.deleted_at is null on conflict do nothing`);
  }

  async #isFine(actor: ActorName): Promise<boolean> {
    const headers = this.#headers.get(actor);
    if (!headers?.authorization) return headers !== undefined;
    return (await this.shop.call('GET', '/api/me', { headers })).statusCode === 200;
  }

  async #make(actor: ActorName): Promise<Headers> {
    if (actor === 'nobody') return { 'market-slug': 'pl' };
    if (actor === 'guest' || actor === 'otherGuest') return newVisitor(this.shop);
    if (actor === 'customer' || actor === 'otherCustomer') return (await newCustomer(this.shop)).headers;
    return { ...(await newVisitor(this.shop)), ...(await logInAs(this.shop, actor)).headers };
  }
}
