import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';
import type { StaffRecordKind } from '../record-kind';

/** Records on one page of a list. */
export const PER_PAGE = 24;

/** Key of all that is cached of a kind. */
export const recordKey = (slug: string): string[] => ['staffRecords', slug];

/** A page of a kind's list. While another one is loading the former one stays. */
export function recordListQuery(
  http: HttpClient,
  kind: StaffRecordKind,
  query: Readonly<Record<string, string | number | undefined>>,
) {
  const sorted = { perPage: PER_PAGE, ...(kind.sort === undefined ? {} : { sort: kind.sort }), ...query };
  return queryOptions({
    queryKey: [...recordKey(kind.slug), 'list', sorted],
    queryFn: () => kind.calls.list(http, sorted),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One record, as it is stored now. */
export function recordQuery(http: HttpClient, kind: StaffRecordKind, id: string) {
  return queryOptions({
    queryKey: [...recordKey(kind.slug), 'one', id],
    queryFn: () => kind.calls.one(http, id),
    staleTime: 0,
  });
}
