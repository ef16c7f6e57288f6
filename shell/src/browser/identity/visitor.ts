import type { BusHandle } from '@aksamit/shared-kit/bus';
import { isBot } from '@aksamit/shared-kit/contracts/is-bot';
import { type HttpClient, type HttpError, isHttpError } from '@aksamit/shared-kit/http';
import { viewportOf } from './viewport';
import {
  newVisitorId,
  type StoredVisitor,
  storedVisitor,
  storeVisitor,
  VISITOR_STORAGE_KEY,
  visitorOfCookie,
} from './visitor-id';

export interface VisitorIdentity {
  /** Another visitor id, as after a cart that cannot be fetched or a logout. Rejects with HttpError. */
  renew(): Promise<string>;
}

/**
 * Who this browser is in this market: restored from storage, else made by POST /visitors. Published only once the API
 * knows it, so that nobody asks for a cart too early.
 */
export function startVisitor(input: { bus: BusHandle; http: HttpClient; marketSlug: string }): VisitorIdentity {
  const { bus, http, marketSlug } = input;
  let uniqueId: string | null = null;
  let refusal: { status: number; code: string; message: string } | undefined;
  const isMachine = isBot(window.navigator.userAgent);
  const publish = () => {
    const { isMobile, isMobileNavigation } = viewportOf(window.innerWidth);
    const refused = refusal && uniqueId === null ? { refusal } : {};
    bus.publish('visitor', { uniqueId, isMobile, isMobileNavigation, isBot: isMachine, ...refused });
  };
  const adopt = (visitor: StoredVisitor) => {
    storeVisitor(visitor);
    uniqueId = visitor.uniqueId;
    publish();
    return visitor.uniqueId;
  };
  const create = async (given = newVisitorId(marketSlug)) => {
    const response = await http.post<{ visitor: StoredVisitor }>('/visitors', {
      body: { uniqueId: given },
    });
    return adopt({ id: response.data.visitor.id, uniqueId: response.data.visitor.uniqueId });
  };
  bus.observe('viewport').subscribe(publish);
  // Another tab made a new visitor, as after a logout: this one goes along, or each would have a cart of its own.
  addEventListener('storage', ({ key }) => {
    const other = key === VISITOR_STORAGE_KEY ? storedVisitor(marketSlug) : undefined;
    if (!other || other.uniqueId === uniqueId) return;
    uniqueId = other.uniqueId;
    publish();
  });
  const known = storedVisitor(marketSlug);
  if (known) adopt(known);
  else if (!isMachine) {
    const createFirst = () => create(visitorOfCookie(marketSlug));
    createWhenPossible(createFirst, ({ status, code, message }) => {
      refusal = { status, code, message };
      publish();
    });
  }
  return { renew: () => create() };
}

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * The API may be away for a while: tries again when the page is looked at or the network is back. Refused, because too many
 * came from this network, it tries again by itself, ever more rarely.
 */
function createWhenPossible(
  create: () => Promise<string>,
  onRefused: (error: HttpError) => void,
  pauseMs = FIRST_PAUSE_MS,
): void {
  create().catch((error: unknown) => {
    const isRefused = isHttpError(error) && error.status === 429;
    const again = () => {
      removeEventListener('online', again);
      removeEventListener('focus', again);
      createWhenPossible(create, onRefused, isRefused ? Math.min(2 * pauseMs, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS);
    };
    if (isRefused) {
      onRefused(error);
      setTimeout(again, pauseMs);
      return;
    }
    addEventListener('online', again);
    addEventListener('focus', again);
  });
}
