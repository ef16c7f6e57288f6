import { isHttpError } from '@aksamit/module-sdk/http';

/**
 * Turns "there is no such record" (404) into null, so that a page can be rendered as not found on the server and
 * hydrated alike; all other errors stay errors.
 */
export async function nullWhenMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null;
    throw error;
  }
}
