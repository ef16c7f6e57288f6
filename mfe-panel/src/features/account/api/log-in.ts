import type { LoginRequest, User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /users/token. The page server keeps the token in a cookie; the visitor's cart is joined to the customer's. */
export async function logIn(http: HttpClient, request: LoginRequest): Promise<User> {
  const { data } = await callApi(http, 'POST /users/token', { body: request, needsVisitor: true });
  return data.user;
}
