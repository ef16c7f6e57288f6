import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { ListedChoice } from './choice-list';

/** The API's least number of letters. Source: readings.md, "Search". */
export const LEAST_LETTERS = 3;
const MOST_TREATMENTS = 8;

/** GET /products: treatments by their names. */
export function treatmentsQuery(http: HttpClient, text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['staffTreatments', q],
    queryFn: async () => {
      const query = { q, perPage: MOST_TREATMENTS, type: 'product' as const };
      const { data } = await callApi(http, 'GET /products', { query });
      return data.products.map(({ id, name, gender }) => ({ id, name, gender }));
    },
    enabled: q.length >= LEAST_LETTERS,
  });
}

/** A treatment that a search found. */
export interface FoundTreatment {
  id: string;
  name: string;
  gender: 'female' | 'male';
}

/** Found treatments to choose from: those of one name, which is sold for women and for men, name whom they are for. */
export const treatmentChoices = (found: readonly FoundTreatment[], t: Translate): ListedChoice[] =>
  found.map(({ id, name, gender }) => ({
    id,
    label: name,
    more: found.some((other) => other.id !== id && other.name === name) ? t(`staff.book.genders.${gender}`) : undefined,
  }));
