import { join } from 'node:path';
import { callName, describeCall, routePaths } from './describe-call';

const root = join(__dirname, '../../..');

test('a call is named as by the contracts, by the API or by its route', () => {
  expect(callName('GET /products/{slug}')).toBe('GET /products/{slug}');
  expect(callName('GET /api/products/:slug')).toBe('GET /products/{slug}');
  expect(callName('/products/')).toBeNull();
});

test('staff edit records through the calls of their list', () => {
  expect(routePaths('PUT /admin/products/{id}')).toEqual([
    '/api/admin/products/:id',
    '/admin/products/:id',
    '/admin/products',
  ]);
});

test('a call is found where it is declared, answered and made', () => {
  expect(
    describeCall(root, ['mfe-catalog', 'mfe-panel'], 'GET /products/{slug}').map((line) => line.replace(/:\d+$/, '')),
  ).toEqual([
    'call      GET /products/{slug}',
    'contract  shared-kit/contracts/src/api-calls.ts',
    'route     commerce-api/src/domains/catalogue/products/routes.ts',
    'called in mfe-catalog/src/features/treatments/api/get-treatment.ts',
  ]);
});

test('a record that staff edit is found by its kind, and that no module calls it', () => {
  expect(
    describeCall(root, ['mfe-catalog'], 'PUT /admin/products/{id}')
      .slice(2)
      .map((line) => line.replace(/:\d+$/, '')),
  ).toEqual(['route     commerce-api/src/domains/catalogue/staff-offer/product-kinds.ts', 'called in none']);
});

test('an unknown call is described by nothing', () => {
  expect(describeCall(root, ['mfe-catalog'], 'GET /nothing')).toEqual([]);
});
