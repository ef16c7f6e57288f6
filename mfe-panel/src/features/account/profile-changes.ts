import type { ProfileRequest, User } from '@aksamit/contracts';

/** Values of the profile form; empty where nothing is known. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  gender: string;
  dateBirth: string;
  email: string;
  phonePrefix: string;
  phone: string;
}

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'gender',
  'dateBirth',
  'email',
  'phonePrefix',
  'phone',
] as const;

/** The form's start. */
export function profileFields(user: User): ProfileFields {
  const { firstName, lastName, gender, dateBirth, email, phonePrefix, phone } = user;
  return { firstName, lastName, gender: gender ?? '', dateBirth: dateBirth ?? '', email, phonePrefix, phone };
}

const isGender = (value: string): value is NonNullable<User['gender']> => ['male', 'female', 'all'].includes(value);

/** Only what differs from the profile: an unchanged e-mail in the request would require a fresh login. */
export function profileChanges(user: User, fields: ProfileFields): ProfileRequest {
  const before = profileFields(user);
  const changes: ProfileRequest = {};
  for (const name of ['firstName', 'lastName', 'email', 'phonePrefix', 'phone'] as const) {
    const value = fields[name].trim();
    if (value !== before[name]) changes[name] = value;
  }
  if (fields.gender !== before.gender && isGender(fields.gender)) changes.gender = fields.gender;
  if (fields.dateBirth !== before.dateBirth) changes.dateBirth = fields.dateBirth || null;
  return changes;
}
