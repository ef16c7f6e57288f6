import { useLocation, useSearchParams } from '@aksamit/module-sdk/router';
import { type ListChange, type ListState, listQueryOf, readListState, withListChange } from './list-address';

/** The state of a list with what changes it. */
export interface ListAddress<Name extends string> extends ListState<Name> {
  change(values: Partial<Record<Name, string>>): void;
  /** Path and query of the list with a change. */
  addressOf(change: ListChange<Name>): string;
  /** Path of the list. */
  path: string;
  /** Its query now, without page. */
  view: string;
  /** For the API's call: what is not set is left out. */
  query: ReturnType<typeof listQueryOf<Name>>;
}

/**
 * The state of a list, stored in the page's address alone: it survives a reload, a link to it and the browser's back.
 * @param names of its filters, as the API's query has them
 */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const state = readListState(names, search);
  return {
    ...state,
    query: listQueryOf(state),
    path: pathname,
    view: withListChange(search, {}).toString(),
    change: (values) => setSearch(withListChange(search, { values })),
    addressOf: (change) => {
      const query = withListChange(search, change).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}
