/**
 * The states that every data call moves through, as values: INIT while it runs, then SUCCESS or FAIL. A failure keeps
 * what was shown before. Source: specification, commerce core, section 4.
 */

import type { HttpResponse } from './http-client';
import type { HttpError } from './http-error';

export interface ItemState<Params, Data> {
  params: Params | null;
  isLoading: boolean;
  isLoaded: boolean;
  data: Data | null;
  error: HttpError | null;
}

export interface ListState<Params, Element> {
  params: Params | null;
  isLoading: boolean;
  isLoaded: boolean;
  elements: readonly Element[];
  meta: HttpResponse<unknown>['meta'] | null;
  error: HttpError | null;
}

export type RequestAction<Params, Result> =
  | { type: 'INIT'; params: Params }
  | { type: 'SUCCESS'; params: Params; result: Result }
  | { type: 'FAIL'; params: Params; error: HttpError };

/** Before the first call. */
export const initialItem = { params: null, isLoading: false, isLoaded: false, data: null, error: null } as const;
export const initialList = {
  params: null,
  isLoading: false,
  isLoaded: false,
  elements: [],
  meta: null,
  error: null,
} as const;

/** An answer to other parameters than the last asked for came too late: it changes nothing. */
const isLate = <Params>(state: { params: Params | null }, action: RequestAction<Params, unknown>) =>
  action.type !== 'INIT' && JSON.stringify(state.params) !== JSON.stringify(action.params);

/** State of a single item after an action. */
export function reduceItem<Params, Data>(
  state: ItemState<Params, Data>,
  action: RequestAction<Params, Data>,
): ItemState<Params, Data> {
  if (isLate(state, action)) return state;
  if (action.type === 'INIT') return { ...state, params: action.params, isLoading: true, error: null };
  if (action.type === 'FAIL') return { ...state, isLoading: false, error: action.error };
  return { ...state, isLoading: false, isLoaded: true, data: action.result, error: null };
}

/** State of a list after an action. */
export function reduceList<Params, Element>(
  state: ListState<Params, Element>,
  action: RequestAction<Params, { elements: readonly Element[]; meta?: HttpResponse<unknown>['meta'] }>,
): ListState<Params, Element> {
  if (isLate(state, action)) return state;
  if (action.type === 'INIT') return { ...state, params: action.params, isLoading: true, error: null };
  if (action.type === 'FAIL') return { ...state, isLoading: false, error: action.error };
  const { elements, meta = null } = action.result;
  return { ...state, isLoading: false, isLoaded: true, elements, meta, error: null };
}
