import { loggedInAs } from './people';
import type { Walker } from './walker';

/** Other systems: a key by which one reads. */
export async function connectSystems(walker: Walker): Promise<void> {
  const as = await loggedInAs(walker, 'admin');
  const { apiKey } = await walker.make('POST /admin/api-keys', {
    as,
    body: { name: 'Księgowość', scopes: ['orders', 'figures'], lastDay: '2099-12-31' },
  });
  await walker.make('GET /admin/api-keys', { as, query: { page: 1, perPage: 1, state: 'active' } });
  await walker.make('DELETE /admin/api-keys/{id}', { as, params: { id: apiKey.id } });
}
