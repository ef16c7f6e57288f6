import type { BodyPartGroup } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';

/** Body parts by group (top, bottom, face): GET /body-part-groups. */
export function bodyPartGroupListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bodyPartGroups'],
    queryFn: async () => (await http.get<{ bodyPartGroups: BodyPartGroup[] }>('/body-part-groups')).data.bodyPartGroups,
  });
}
