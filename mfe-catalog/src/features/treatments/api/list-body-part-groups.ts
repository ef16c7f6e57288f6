import type { BodyPartGroup } from '@aksamit/contracts';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Body parts by group (top, bottom, face): GET /body-part-groups. */
export function bodyPartGroupListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bodyPartGroups'],
    queryFn: async () => (await http.get<{ bodyPartGroups: BodyPartGroup[] }>('/body-part-groups')).data.bodyPartGroups,
  });
}
