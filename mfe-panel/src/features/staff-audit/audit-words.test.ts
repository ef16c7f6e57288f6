import { changesIn } from '../../staff-kit/audit/audit-changes';
import { deedOf } from './audit-words';

test.each([
  ['PUT /admin/users/:id/role', 'user', { callKey: 'calls.role', verbKey: 'verbs.changed', kindKey: 'kinds.user' }],
  ['GET /admin/orders', 'order', { callKey: null, verbKey: 'verbs.read', kindKey: 'kinds.order' }],
  ['POST /admin/widgets', 'widget', { callKey: null, verbKey: 'verbs.added', kindKey: null }],
  ['DELETE /admin/blocked-times/:id', null, { callKey: null, verbKey: 'verbs.removed', kindKey: null }],
  ['POST /admin/price-previews', 'product', { callKey: null, verbKey: 'verbs.previewed', kindKey: 'kinds.product' }],
])('%s is described by keys of texts', (call, subjectKind, deed) => {
  expect(deedOf({ call, subjectKind })).toEqual(deed);
});

test('a call named like a method of objects has no sentence', () => {
  expect(deedOf({ call: 'constructor', subjectKind: null }).callKey).toBeNull();
});

test('changes are those with both values', () => {
  const details = {
    state: { from: 'new', to: 'accepted' },
    locationIds: { from: [], to: ['1', '2'] },
    name: { from: null, to: 'Ewa' },
    searched: true,
    desk: 'leads',
  };
  expect(changesIn(details)).toEqual([
    { field: 'state', from: 'new', to: 'accepted' },
    { field: 'locationIds', from: [], to: ['1', '2'] },
    { field: 'name', from: null, to: 'Ewa' },
  ]);
});
