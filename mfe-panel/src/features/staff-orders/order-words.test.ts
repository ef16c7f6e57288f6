import { whyNoInvoice } from './order-words';

test('the one reason for which there is no invoice', () => {
  expect(whyNoInvoice({ isInvoiceRequested: false, paidStatus: 'paid' })).toBe('notRequested');
  expect(whyNoInvoice({ isInvoiceRequested: false, paidStatus: 'notPaid' })).toBe('notRequested');
  expect(whyNoInvoice({ isInvoiceRequested: true, paidStatus: 'partPaid' })).toBe('unpaid');
  expect(whyNoInvoice({ isInvoiceRequested: true, paidStatus: 'paid' })).toBe('soon');
});
