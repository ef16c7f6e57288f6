import type { TopicValue } from '@aksamit/module-sdk/bus';

export type SessionUser = NonNullable<TopicValue<'session'>['user']>;

/** Picks the fields that the topic `session` declares; a profile of the API (GET /me) has more. */
export function sessionUser(user: SessionUser): SessionUser {
  const { id, email, firstName, lastName, gender, phone, phonePrefix, role, userAgrees } = user;
  return { id, email, firstName, lastName, gender, phone, phonePrefix, role, ...(userAgrees ? { userAgrees } : {}) };
}
