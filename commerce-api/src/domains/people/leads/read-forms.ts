/** The contents of the API's forms, as one shape. Pure. */
import {
  type businessContactRequest,
  type businessIdeaRequest,
  COMPLAINT_ADDRESS,
  type callBackRequest,
  type contactRequest,
  type influencerRequest,
  type ownContactRequest,
  type ownInfluencerRequest,
  type professionalLeadRequest,
  type User,
} from '@aksamit/contracts';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import { localOf } from '../../booking/slots';
import type { NewLead } from './insert-lead';
import { birthRefusal } from './lead-rules';

type Parsed<Schema extends z.ZodType> = z.output<Schema>;
type Body = Record<string, unknown>;

const nothingElse = {
  lastName: null,
  phonePrefix: null,
  phone: null,
  locationId: null,
  city: null,
  topic: null,
  complaintSubject: null,
  complaintAbout: null,
  data: {},
  fileUploadIds: [],
  agrees: [],
} as const;

/** Only the given ones, of the named fields. */
function givenFields(body: Body, ...names: string[]): Record<string, string | number> {
  const given = names.flatMap((name): [string, string | number][] => {
    const value = body[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** A visitor may belong to an account nevertheless: a login is recorded. */
export function readCallBack(body: Parsed<typeof callBackRequest>, userId: string | null): NewLead {
  const { lastName = null, email = null, locationId = null, city = null, guard: _, ...rest } = body;
  return { ...nothingElse, ...rest, leadType: 'callBack', userId, lastName, email, locationId, city };
}

export function readProfessional(body: Parsed<typeof professionalLeadRequest>, userId: string | null): NewLead {
  if (!body.agrees.some(({ type, value }) => type === 'professional' && value)) {
    throw invalidFields({ agrees: ['professional_required'] });
  }
  const { companyName: _, message: __, guard: ___, city = null, ...rest } = body;
  const data = givenFields(body, 'companyName', 'message');
  return { ...nothingElse, ...rest, leadType: 'professional', userId, city, data };
}

export function readBusinessIdea(body: Parsed<typeof businessIdeaRequest>, userId: string | null): NewLead {
  const { message: _, guard: __, ...rest } = body;
  return { ...nothingElse, ...rest, leadType: 'businessIdea', userId, data: givenFields(body, 'message') };
}

export function readBusinessContact(body: Parsed<typeof businessContactRequest>, userId: string | null): NewLead {
  const { companyName: _, message: __, guard: ___, agrees = [], ...rest } = body;
  const data = givenFields(body, 'companyName', 'message');
  return { ...nothingElse, ...rest, leadType: 'contactBusiness', userId, data, agrees };
}

export function readQuestion(
  body: { firstName: string; lastName?: string | undefined; email: string; message: string },
  userId: string | null,
): NewLead {
  const { firstName, lastName = null, email, message } = body;
  return { ...nothingElse, leadType: 'mail', userId, firstName, lastName, email, data: { message } };
}

/** @param user the logged-in user, when it is their own form without a name */
export function readOwnContact(body: Parsed<typeof ownContactRequest>, user: User): NewLead {
  const { firstName, lastName, email, phonePrefix, phone } = user;
  return { ...matterOf(body), userId: user.id, firstName, lastName, email, phonePrefix, phone };
}

export function readContact(body: Parsed<typeof contactRequest>, userId: string | null): NewLead {
  const { firstName, lastName, email, phonePrefix = '48', phone = null } = body;
  const person = { firstName, lastName, email, phone, phonePrefix: phone === null ? null : phonePrefix };
  return { ...matterOf(body), ...person, userId };
}

/**
 * The postal address that a complaint must carry. Source: content-and-business-rules.md, "Salon terms".
 * @throws 422 on each part that is missing
 */
export function requireComplaintAddress(body: Parsed<typeof ownContactRequest>): void {
  if (body.topic !== 'complaints') return;
  const missing = COMPLAINT_ADDRESS.filter((name) => body[name] === undefined);
  if (missing.length > 0) throw invalidFields(Object.fromEntries(missing.map((name) => [name, ['required']])));
}

function matterOf(body: Parsed<typeof ownContactRequest>) {
  const {
    topic,
    complaintSubject = null,
    complaintAbout = null,
    locationId = null,
    fileUploadIds = [],
    agrees = [],
  } = body;
  const data = givenFields(body, 'message', 'address', 'postalCode', 'city', 'orderNumber', 'claim', 'circumstances');
  return {
    ...nothingElse,
    leadType: 'contact',
    topic,
    complaintSubject,
    complaintAbout,
    locationId,
    data,
    fileUploadIds,
    agrees,
  } as const;
}

/** @throws 422 on `dateBirth` below the age of 16 */
export function readInfluencer(body: Parsed<typeof influencerRequest>, userId: string | null, now: Date): NewLead {
  const { name, email } = body;
  return { ...applicationOf(body, body.dateBirth, now), userId, firstName: name, email };
}

/** @throws 422 on `dateBirth` below the age of 16, or when neither form nor profile has it */
export function readOwnInfluencer(body: Parsed<typeof ownInfluencerRequest>, user: User, now: Date): NewLead {
  const dateBirth = body.dateBirth ?? user.dateBirth;
  if (dateBirth === null) throw invalidFields({ dateBirth: ['required'] });
  const { firstName, lastName, email } = user;
  return { ...applicationOf(body, dateBirth, now), userId: user.id, firstName, lastName, email };
}

function applicationOf(body: Parsed<typeof ownInfluencerRequest>, dateBirth: string, now: Date) {
  const refusal = birthRefusal(dateBirth, localOf(now).date);
  if (refusal) throw invalidFields({ dateBirth: [refusal] });
  const fields = ['instagramLink', 'followersCount', 'accountCategory', 'skinTone', 'hairShade', 'description'];
  const data = { dateBirth, ...givenFields(body, ...fields) };
  return { ...nothingElse, leadType: 'influencer', data, agrees: body.agrees } as const;
}
