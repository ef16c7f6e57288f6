import type { RegisterRequest, User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /users: creates an account and logs it in. */
export async function registerUser(http: HttpClient, request: RegisterRequest): Promise<User> {
  const { data } = await callApi(http, 'POST /users', { body: request, needsVisitor: true });
  return data.user;
}
