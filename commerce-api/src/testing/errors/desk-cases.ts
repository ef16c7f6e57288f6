/** Refusals of the desk and of accounts, with what brings each about. */
import { newVisitor } from '../commerce-fixture';
import { newCustomer } from '../visit-fixture';
import type { MoneyCase } from './money-cases';
import { done, type MoneyShop } from './money-scenes';

const PERSON = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com' };
const COMPLAINT = {
  complaintSubject: 'other',
  complaintAbout: 'products',
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

/** A phone or an e-mail that somebody has confirmed. */
const known = (field: 'email' | 'phone', value: string): MoneyCase => [
  `PUT /me 422 ${field}_in_use`,
  async (shop) => ({
    method: 'PUT',
    url: '/api/me',
    headers: (await newCustomer(shop)).headers,
    body: { [field]: value },
  }),
];

export const deskCases: readonly MoneyCase[] = [
  twice('leads', 'conflict'),
  twice('leads', 'lead_closed'),
  twice('complaints', 'conflict'),
  twice('complaints', 'lead_closed'),
  twice('reviewer-applications', 'conflict'),
  twice('reviewer-applications', 'lead_closed'),
  [
    'DELETE /me 403 fresh_login_required',
    async (shop) => ({ method: 'DELETE', url: '/api/me', headers: (await newCustomer(shop)).headers, body: {} }),
  ],
  known('email', 'anna@example.com'),
  known('phone', '501234567'),
];
