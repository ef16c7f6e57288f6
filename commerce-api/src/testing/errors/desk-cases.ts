/** Refusals of the desk and of records edited by staff, with their causes. */
import { newVisitor } from '../commerce-fixture';
import { newCustomer } from '../visit-fixture';
import { done, type MoneyCase, type MoneyShop } from './money-scenes';

const PERSON = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com' };
const COMPLAINT = {
  complaintSubject: 'other',
  complaintAbout: 'products',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Zwrot',
  circumstances: 'Uszkodzony voucher',
};
const APPLICATION = {
  instagramLink: 'https://instagram.com/ewa',
  followersCount: 10,
  accountCategory: 'beauty',
  skinTone: 'bright',
  hairShade: 'dark',
  dateBirth: '1990-01-01',
  agrees: [{ type: 'regulations', value: true }],
};

/** The forms of each desk, and what closes them. */
const desks = {
  leads: {
    closing: 'answered',
    send: async (shop: MoneyShop) =>
      done(shop, 'POST', '/contact', await newVisitor(shop), { ...PERSON, topic: 'other', message: 'Pytanie' }),
  },
  complaints: {
    closing: 'rejected',
    send: async (shop: MoneyShop) =>
      done(shop, 'POST', '/contact', await newVisitor(shop), { ...PERSON, topic: 'complaints', ...COMPLAINT }),
  },
  'reviewer-applications': {
    closing: 'rejected',
    send: async (shop: MoneyShop) =>
      done(shop, 'POST', '/me/influencer-submit-form', (await newCustomer(shop)).headers, APPLICATION),
  },
};

/** The same form twice: taken into work, or closed. */
const twice = (desk: keyof typeof desks, code: 'conflict' | 'lead_closed'): MoneyCase => [
  `PUT /admin/${desk}/{id} 409 ${code}`,
  async (shop) => {
    const { send, closing } = desks[desk];
    const { lead } = await send(shop);
    const { headers } = shop.people.manager;
    const body = code === 'conflict' ? { state: 'inProgress' } : { state: closing, answer: 'Dziękujemy' };
    await done(shop, 'PUT', `/admin/${desk}/${lead.id}`, headers, body);
    return { method: 'PUT', url: `/api/admin/${desk}/${lead.id}`, headers, body };
  },
];

const ownRole: MoneyCase = [
  'PUT /admin/users/{id}/role 409 own_role',
  async ({ people: { admin } }) => ({
    method: 'PUT',
    url: `/api/admin/users/${admin.userId}/role`,
    headers: admin.headers,
    body: { role: 'customer' },
  }),
];

const exceptionTwice: MoneyCase = [
  'POST /admin/opening-exceptions 409 exception_exists',
  async (shop) => {
    const { headers } = shop.people.manager;
    const hours = { start: null, end: null, closed: true, allDay: false };
    const body = { locationId: '1', date: '2030-01-07', ...hours, reason: { pl: 'Remont', en: 'Works' } };
    await done(shop, 'POST', '/admin/opening-exceptions', headers, body);
    return { method: 'POST', url: '/api/admin/opening-exceptions', headers, body };
  },
];

const begunPromotion: MoneyCase = [
  'PUT /admin/promotions/{id} 409 promotion_begun',
  async (shop) => {
    const { headers } = shop.people.admin;
    const { promotions } = await done(shop, 'GET', '/admin/promotions?q=test-promo', headers);
    return {
      method: 'PUT',
      url: `/api/admin/promotions/${promotions[0].id}`,
      headers,
      body: { discountValue: 50 },
    };
  },
];

const changedPrices: MoneyCase = [
  'POST /admin/price-change-batches 409 prices_changed',
  async (shop) => {
    const { headers } = shop.people.admin;
    const { prices } = await done(shop, 'GET', '/admin/prices?perPage=1', headers);
    const [{ id, price }] = prices;
    return {
      method: 'POST',
      url: '/api/admin/price-change-batches',
      headers,
      body: { validFrom: null, changes: [{ priceId: id, former: price + 1, price }] },
    };
  },
];

export const deskCases: readonly MoneyCase[] = [
  twice('leads', 'conflict'),
  twice('leads', 'lead_closed'),
  twice('complaints', 'conflict'),
  twice('complaints', 'lead_closed'),
  twice('reviewer-applications', 'conflict'),
  twice('reviewer-applications', 'lead_closed'),
  ownRole,
  exceptionTwice,
  begunPromotion,
  changedPrices,
];
