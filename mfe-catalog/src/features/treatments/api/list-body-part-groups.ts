import type { Gender, ProductFacets } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

type PartGroup = ProductFacets['bodyPartGroups'][number];

/** What is shown of a group of body parts. */
export interface ShownPartGroup extends Pick<PartGroup, 'code' | 'name' | 'count' | 'packageCount'> {
  bodyParts: readonly Pick<PartGroup['bodyParts'][number], 'code' | 'name' | 'count'>[];
}

/** Body parts of a zone by group, with how much there is for each: GET /products. Only the shown fields are sent with the page. */
export function bodyPartGroupsQuery(http: HttpClient, gender: Gender) {
  return queryOptions({
    queryKey: ['body-part-groups', gender],
    queryFn: async (): Promise<ShownPartGroup[]> => {
      const query = { gender, perPage: 1, facets: 'true' as const };
      const { facets } = (await callApi(http, 'GET /products', { query })).data;
      return (facets?.bodyPartGroups ?? []).map(({ bodyParts, ...group }) => ({
        ...group,
        bodyParts: bodyParts.map(({ code, name, count }) => ({ code, name, count })),
      }));
    },
  });
}
