import { dataLayerEntry } from './data-layer-entry';

test('a purchase as the tag manager has it, in major units', () => {
  const item = {
    itemType: 'product',
    id: '7',
    name: 'Depilacja nóg',
    category: 'Depilacja',
    quantity: 2,
    price: 13_520,
  };
  const step = { event: 'purchase' as const, currency: 'PLN', value: 27_040, items: [item] };
  expect(dataLayerEntry({ ...step, transactionId: 'AK-1', coupon: 'AKSAMIT10', paymentMethod: 'blik' })).toEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'PLN',
      value: 270.4,
      transaction_id: 'AK-1',
      coupon: 'AKSAMIT10',
      payment_type: 'blik',
      items: [
        {
          item_id: '7',
          item_name: 'Depilacja nóg',
          item_variant: 'product',
          item_category: 'Depilacja',
          quantity: 2,
          price: 135.2,
        },
      ],
    },
  });
});

test('adding states by which flow', () => {
  const step = { event: 'add_to_cart' as const, currency: 'PLN', value: 0, items: [], flow: 'buyNow' as const };
  expect(dataLayerEntry(step)).toMatchObject({ event: 'add_to_cart', flow: 'buyNow' });
});
