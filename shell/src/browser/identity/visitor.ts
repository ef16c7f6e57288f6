import { isBot } from '@aksamit/contracts/is-bot';
import { callApi } from '@aksamit/module-sdk/api';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import { type HttpClient, type HttpError, isHttpError } from '@aksamit/module-sdk/http';
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
  /** Creates another visitor id, as after a cart that cannot be fetched or a logout. Rejects with HttpError. */
  renew(): Promise<string>;
}

/**
 * Identity of this browser in this market: restored from storage, else created by POST /visitors. It is published only
 * once the API knows it, so that no cart is requested too early.
 */
export function startVisitor(input: { bus: PlainBusHandle; http: HttpClient; marketSlug: string }): VisitorIdentity {
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
    const response = await callApi(http, 'POST /visitors', {
      body: { uniqueId: given },
    });
    return adopt({ id: response.data.visitor.id, uniqueId: response.data.visitor.uniqueId });
  };
  bus.observe('viewport').subscribe(publish);
  // Another tab created a new visitor, as after a logout: this tab takes it over, or each would have a cart of its own.
  addEventListener('storage', ({ key }) => {
    const other = key === VISITOR_STORAGE_KEY ? storedVisitor(marketSlug) : undefined;
    if (!other || other.uniqueId === uniqueId) return;
    uniqueId = other.uniqueId;
    publish();
  });
  const known = storedVisitor(marketSlug);
  if (known) adopt(known);
  else if (!isMachine) {
    // The same id at every retry: a lost or unreadable response leaves one visitor, not one for each attempt.
    const made = newVisitorId(marketSlug);
    const createFirst = () => create(visitorOfCookie(marketSlug) ?? made);
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
 * Retries while the API is away, when the page becomes visible or the network is back. When it is refused because too
 * many came from this network, it also retries by itself, at growing intervals.
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
