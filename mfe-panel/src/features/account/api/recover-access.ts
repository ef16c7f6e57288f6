/** Ways into an account without its password, and the proof of an e-mail address. */
import type { CodeLoginRequest, LoginCodeRequest, NewPasswordRequest, User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** DELETE /users/password: sends a link when the address belongs to an account; the response is the same for all. */
export async function requestPasswordReset(http: HttpClient, email: string): Promise<void> {
  await callApi(http, 'DELETE /users/password', { body: { email } });
}

/** POST /users/password: sets a password by the link's token and logs in; all other sessions end. */
export async function setPasswordByLink(http: HttpClient, request: NewPasswordRequest): Promise<User> {
  const { data } = await callApi(http, 'POST /users/password', { body: request, needsVisitor: true });
  return data.user;
}

/**
 * POST /user-login-codes: sends a code by SMS when the number belongs to an account; the response is the same for all.
 */
export async function requestLoginCode(http: HttpClient, request: LoginCodeRequest): Promise<void> {
  await callApi(http, 'POST /user-login-codes', { body: request });
}

/** POST /user-login-codes/token: logs in by the code. */
export async function logInByCode(http: HttpClient, request: CodeLoginRequest): Promise<User> {
  const { data } = await callApi(http, 'POST /user-login-codes/token', { body: request, needsVisitor: true });
  return data.user;
}

/** POST /users/activation: confirms that the address is the customer's. */
export async function activateEmail(http: HttpClient, token: string): Promise<User> {
  const { data } = await callApi(http, 'POST /users/activation', { body: { token } });
  return data.user;
}

/** POST /users/activation-mails: sends the link again to the logged-in customer. */
export async function requestActivationMail(http: HttpClient): Promise<void> {
  await callApi(http, 'POST /users/activation-mails');
}
