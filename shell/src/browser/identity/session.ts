import { callApi, sendToApi } from '@aksamit/module-sdk/api';
import type { PlainBusHandle, TopicValue } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { sessionUser } from '../../isomorphic/session-user';

/** Readable mark beside the HttpOnly session cookie: indicates only that there is one. */
const SESSION_MARK = 'session-present=1';

type Session = TopicValue<'session'>;

const ANONYMOUS: Session = { status: 'anonymous', user: null };

/** Statuses that end a session. Any other failure keeps it. Source: readings, "Sessions, visitors, cookies". */
const ENDING_STATUSES = [401, 403, 404];

/** Whether this browser has a session; only the API knows whose. */
export function hasSession(): boolean {
  return document.cookie.split('; ').includes(SESSION_MARK);
}

export interface SessionOptions {
  /** The session that the server rendered this page for; omitted: it is requested. */
  served?: Session | undefined;
  bus: PlainBusHandle;
  http: HttpClient;
  /** Called after a logout: a new visitor, no copies of the cart, home page. */
  onLoggedOut(): void;
  onLogoutFailed(): void;
  /** Called when the session ended without a logout. */
  onEnded(): void;
}

export interface SessionOwner {
  /** Requests the profile again, because a call was answered 401. */
  check(): void;
}

/** Owns the session: requests the profile, handles login and logout of any module, keeps tabs in sync. */
export function startSession(options: SessionOptions): SessionOwner {
  const { bus, http, served, onLoggedOut, onLogoutFailed, onEnded } = options;
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

  let latest = 0;

  const isLoggedIn = () => bus.read('session')?.status === 'authenticated';
  /** Whether the response was still the latest. */
  const fetchProfile = async (): Promise<boolean> => {
    latest += 1;
    const mine = latest;
    const session = await requestSession(http);
    // A request from before a login or logout, here or in another tab, may be answered after it.
    if (mine !== latest) return false;
    bus.publish('session', session);
    return true;
  };
  const fetchAfterDoubt = async () => {
    const wasLoggedIn = isLoggedIn();
    await fetchProfile();
    if (wasLoggedIn && bus.read('session')?.status === 'anonymous') onEnded();
  };
  let isChecking = false;
  const check = async () => {
    // An anonymous visitor has no session to lose, and the calls of a page fail together.
    if (isChecking || !isLoggedIn()) return;
    isChecking = true;
    await fetchAfterDoubt();
    isChecking = false;
  };
  const logOut = async () => {
    if (!(await endSession(http))) return onLogoutFailed();
    latest += 1;
    bus.publish('session', ANONYMOUS);
    tabs?.postMessage('changed');
    onLoggedOut();
  };

  bus.observe('session.login-succeeded').subscribe(() => {
    void fetchAfterDoubt();
    tabs?.postMessage('changed');
  });
  bus.observe('session.logout-requested').subscribe(() => void logOut());
  tabs?.addEventListener('message', () => void fetchProfile());
  // Back to a page that the browser kept in memory: a login or logout since then was on a later page of this tab.
  addEventListener('pageshow', ({ persisted }) => persisted && hasSession() !== isLoggedIn() && void fetchAfterDoubt());
  const hadSession = hasSession();
  const fetchFirst = async () => {
    const isLatest = await fetchProfile();
    // The session ended while no page was open. This too is reported, before the page redirects to the login.
    if (isLatest && hadSession && bus.read('session')?.status === 'anonymous') onEnded();
  };
  bus.publish('session', served ?? { status: hadSession ? 'unknown' : 'anonymous', user: null });
  if (!served) void fetchFirst();
  return { check: () => void check() };
}

/** The session of this browser as the API knows it. */
async function requestSession(http: HttpClient): Promise<Session> {
  if (!hasSession()) return ANONYMOUS;
  try {
    const { data } = await callApi(http, 'GET /me');
    return { status: 'authenticated', user: sessionUser(data.user) };
  } catch (error) {
    return isEnded(error) ? ANONYMOUS : { status: 'unavailable', user: null };
  }
}

/** Ends the session in the API. False when it may still be there. */
async function endSession(http: HttpClient): Promise<boolean> {
  try {
    await sendToApi(http, 'DELETE /users/token');
    return true;
  } catch (error) {
    return isEnded(error);
  }
}

function isEnded(error: unknown): boolean {
  return isHttpError(error) && ENDING_STATUSES.includes(error.status);
}
