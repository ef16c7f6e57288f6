/** What a list shows, as the page's address has it. */
export interface ListState<Name extends string> {
  /** Value of each filter; '' where it is not set. */
  values: Record<Name, string>;
  /** From 1. */
  page: number;
  /** As the API takes it: a field, with `-` before it downwards; '' for the list's own order. */
  sort: string;
}

export interface ListChange<Name extends string> {
  values?: Partial<Record<Name, string>>;
  page?: number;
  sort?: string;
}

/** The API has no page beyond it. */
const LAST_PAGE = 10_000;

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

const SORT = /^-?[a-zA-Z]{1,30}$/;

/** Reads the page's query; what cannot be read is not set. */
export function readListState<Name extends string>(names: readonly Name[], search: URLSearchParams): ListState<Name> {
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const sort = search.get('sort') ?? '';
  return { values, page: pageOf(search), sort: SORT.test(sort) ? sort : '' };
}

/** The query with a change of the list; another filter or order begins at the first page. Other parameters stay. */
export function withListChange<Name extends string>(
  search: URLSearchParams,
  change: ListChange<Name>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  for (const [name, value] of Object.entries<string | undefined>(change.values ?? {})) set(name, value ?? '');
  if (change.sort !== undefined) set('sort', change.sort);
  const page = change.page ?? 1;
  set('page', page === 1 ? '' : String(page));
  return next;
}

/** The list's state as the query of an API call: what is not set is left out. */
export function listQueryOf<Name extends string>({ values, page, sort }: ListState<Name>) {
  const set = Object.entries<string>(values).filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(set) as Partial<Record<Name, string>>),
    ...(page === 1 ? {} : { page }),
    ...(sort === '' ? {} : { sort }),
  };
}

/** The order after a press on a column's head: upwards, downwards, the list's own. */
export function nextSort(field: string, sort: string): string {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? '' : field;
}
