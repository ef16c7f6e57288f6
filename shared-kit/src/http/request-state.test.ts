import fc from 'fast-check';
import { HttpError, type ItemState, initialItem, initialList, type ListState, reduceItem, reduceList } from './index';

const error = new HttpError({ status: 503, statusText: 'x', code: 'service_unavailable', message: 'x' });
const params = { page: 1 };

test('a list: loading, loaded, and what was shown stays when the next call fails', () => {
  const start: ListState<typeof params, string> = initialList;
  const loading = reduceList(start, { type: 'INIT', params });
  expect(loading).toEqual({ ...initialList, params, isLoading: true });
  const meta = { page: 1, perPage: 24, total: 1 };
  const loaded = reduceList(loading, { type: 'SUCCESS', params, result: { elements: ['a'], meta } });
  expect(loaded).toEqual({ params, isLoading: false, isLoaded: true, elements: ['a'], meta, error: null });
  const failed = reduceList(reduceList(loaded, { type: 'INIT', params }), { type: 'FAIL', params, error });
  expect(failed).toEqual({ ...loaded, error });
});

test('an answer to what is no longer asked for changes nothing', () => {
  const first = reduceItem<{ id: number }, string>(initialItem, { type: 'INIT', params: { id: 1 } });
  const second = reduceItem(first, { type: 'INIT', params: { id: 2 } });
  expect(reduceItem(second, { type: 'SUCCESS', params: { id: 1 }, result: 'late' })).toBe(second);
  expect(reduceItem(second, { type: 'SUCCESS', params: { id: 2 }, result: 'now' })).toMatchObject({ data: 'now' });
});

test('whatever comes, an item is never loading and failed at once, and data means loaded', () => {
  const action = fc.oneof(
    fc.record({ type: fc.constant('INIT' as const), params: fc.nat(2) }),
    fc.record({ type: fc.constant('SUCCESS' as const), params: fc.nat(2), result: fc.string() }),
    fc.record({ type: fc.constant('FAIL' as const), params: fc.nat(2), error: fc.constant(error) }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      let state: ItemState<number, string> = initialItem;
      for (const next of actions) {
        state = reduceItem(state, next);
        expect(state.isLoading && state.error !== null).toBe(false);
        expect(state.isLoaded).toBe(state.data !== null);
      }
    }),
  );
});
