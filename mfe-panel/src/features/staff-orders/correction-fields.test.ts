import { staffOrder } from '../../testing/staff-order-fixtures';
import { correctionRequest, emptyCorrection } from './correction-fields';

const fields = { ...emptyCorrection(staffOrder()), reason: ' Zwrot ' };

test('a correction that changes nothing is none', () => {
  expect(correctionRequest(fields, 1)).toBeNull();
  expect(correctionRequest({ ...fields, lines: { i1: '0' } }, 1)).toBeNull();
});

test('lines with an amount, and the buyer where it was chosen', () => {
  expect(correctionRequest({ ...fields, lines: { i1: '24,60', i2: '' } }, 2)).toEqual({
    reason: 'Zwrot',
    items: [{ orderItemId: 'i1', amount: 2_460 }],
    documentsBefore: 2,
  });
  expect(correctionRequest({ ...fields, isOfBuyer: true }, 1)).toEqual({
    reason: 'Zwrot',
    buyer: fields.buyer,
    documentsBefore: 1,
  });
});
