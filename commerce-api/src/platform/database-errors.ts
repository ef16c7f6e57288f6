/** The meaning of errors of PostgreSQL and of its driver for a caller. */

/** SQLSTATE (`23505`) or system code (`ECONNREFUSED`) of a database error, null for any other error. */
export function databaseErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Name of the violated constraint, if the error is about one. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}

/** Connection, resources (full disk, memory, connections), intervention by an operator, system (input and output). */
const UNAVAILABLE_CLASSES = /^(08|53|57|58)[0-9A-Z]{3}$/;
/** Serialization failure, deadlock, lock not available, read-only server, idle transaction ended. */
const UNAVAILABLE_STATES = new Set(['40001', '40P01', '55P03', '25006', '25P03']);
const BROKEN_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
/** The driver's own errors have no code. */
const LOST_CONNECTION =
  /connection terminated|client has encountered a connection error|client was closed|timeout exceeded when trying to connect|query read timeout|cannot use a pool after calling end/i;

/** Full disk, errors of the disk, and a read-only server. */
const WRITES_REFUSED = new Set(['53100', '58030', '25006']);

/** True when the driver lost the connection, or timed out waiting for it: it can no longer be used. */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseErrorCode(error);
  // The server sends it before it closes: an operator, a crash, an idle transaction.
  if (code !== null) return BROKEN_CONNECTION.has(code) || /^(08...|57P0[1-5]|25P03)$/.test(code);
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** True when the same call may succeed later: the request itself is right. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const code = databaseErrorCode(error) ?? '';
  return UNAVAILABLE_CLASSES.test(code) || UNAVAILABLE_STATES.has(code);
}

/** True when the database answers, but cannot write. */
export const areWritesRefused = (error: unknown): boolean => WRITES_REFUSED.has(databaseErrorCode(error) ?? '');
