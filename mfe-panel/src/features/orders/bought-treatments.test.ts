import { boughtTreatments } from './bought-treatments';

const item = (id: string, quantity: number) => ({
  id: `line-${id}-${quantity}`,
  itemType: 'product' as const,
  product: { id, name: `Zabieg ${id}`, slug: `zabieg-${id}` },
  quantity,
  price: 100,
  standardPrice: 100,
  savings: 0,
  discountCodeValue: 0,
  lowestPriceValue: null,
  locationCity: null,
  locationId: null,
  startAt: null,
  bundlableProductId: [],
  laterReservation: true,
});

test('adds up one treatment over orders', () => {
  const orders = [
    { doneStatus: 'active' as const, items: [item('1', 2), item('2', 1)] },
    { doneStatus: 'new' as const, items: [item('1', 3)] },
  ];
  expect(boughtTreatments(orders)).toEqual([
    { productId: '1', name: 'Zabieg 1', quantity: 5 },
    { productId: '2', name: 'Zabieg 2', quantity: 1 },
  ]);
});

test('leaves out what was canceled or is done', () => {
  const orders = [
    { doneStatus: 'canceled' as const, items: [item('1', 2)] },
    { doneStatus: 'done' as const, items: [item('2', 1)] },
  ];
  expect(boughtTreatments(orders)).toEqual([]);
});
