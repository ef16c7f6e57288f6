import { z } from 'zod';
import { besideColumns, ownColumns } from './record-columns';
import type { RecordKind } from './record-kind';

const kind: RecordKind = {
  one: 'gift',
  many: 'gifts',
  path: '/admin/gifts',
  rights: { read: 'readOffer', write: 'manageOffer' },
  table: 'gifts',
  idType: 'bigint',
  input: z.object({
    vatRate: z.int(),
    price: z.int(),
    canPaymentByCash: z.boolean(),
    validMonths: z.int(),
    shopIds: z.array(z.string()),
  }),
  renamed: { price: 'amount_minor' },
  beside: { table: 'gift_terms', key: 'gift_id', fields: ['validMonths'] },
  links: { shopIds: { table: 'gift_shops', own: 'gift_id', other: 'shop_id' } },
  sorts: [],
};

test('fields are stored in the column of their name, or in the one that is named', () => {
  expect(ownColumns(kind)).toEqual({
    vatRate: 'vat_rate',
    price: 'amount_minor',
    canPaymentByCash: 'can_payment_by_cash',
  });
});

test('fields of the table beside are stored there alone', () => {
  expect(besideColumns(kind)).toEqual({ validMonths: 'valid_months' });
});

test('without a table beside, all fields are stored in the own one', () => {
  const { beside: _, ...alone } = kind;
  expect(besideColumns(alone)).toEqual({});
  expect(ownColumns(alone)).toMatchObject({ validMonths: 'valid_months' });
});
