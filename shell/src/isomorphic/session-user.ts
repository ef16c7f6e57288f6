import type { TopicValue } from '@aksamit/shared-kit/bus';

export type SessionUser = NonNullable<TopicValue<'session'>['user']>;

/** Only what the topic `session` declares goes on the bus; a profile of the API (GET /me) has more. */
export function sessionUser(user: SessionUser): SessionUser {
  const { id, email, firstName, lastName, gender, phone, phonePrefix, role, userAgrees } = user;
  return { id, email, firstName, lastName, gender, phone, phonePrefix, role, ...(userAgrees ? { userAgrees } : {}) };
}
