import { businessIdeaRequest, callBackRequest, contactRequest, influencerRequest } from '@aksamit/contracts';
import {
  businessIdeaForm,
  callBackForm,
  contactForm,
  problemOf,
  requestOf,
  reviewerForm,
  shownFields,
} from './form-definitions';

const person = {
  firstName: 'Anna',
  lastName: 'Nowak',
  phonePrefix: '48',
  phone: '600 700 800',
  email: 'anna@example.com',
};
const agreed = { regulations: true };
const complaint = {
  ...contactForm.initial,
  ...person,
  topic: 'complaints',
  locationId: '1',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Powtórzenie zabiegu',
  circumstances: 'Trzeci zabieg serii',
};

test.each([
  ['a question', contactRequest, requestOf(contactForm, { ...contactForm.initial, ...person, message: 'Czy?' }, {})],
  ['a complaint', contactRequest, requestOf(contactForm, complaint, {})],
  ['a call-back', callBackRequest, requestOf(callBackForm, { ...person, locationId: '' }, agreed)],
  ['a franchise', businessIdeaRequest, requestOf(businessIdeaForm, { ...person, city: 'Radom' }, agreed)],
  [
    'an application',
    influencerRequest,
    requestOf(
      reviewerForm,
      {
        ...reviewerForm.initial,
        name: 'Anna Nowak',
        email: 'anna@example.com',
        dateBirth: '1995-04-12',
        instagramLink: 'https://instagram.com/anna',
        followersCount: ' 12000 ',
      },
      agreed,
    ),
  ],
])('%s is sent as the API takes it', (_what, schema, request) => {
  expect(schema.safeParse(request).error).toBeUndefined();
});

test('a complaint asks for what it needs to be handled, about a product for no salon', () => {
  const names = (values: Record<string, string>) => shownFields(contactForm, values).map(({ name }) => name);
  expect(names(complaint)).toEqual(
    expect.arrayContaining([
      'complaintSubject',
      'locationId',
      'address',
      'postalCode',
      'city',
      'claim',
      'circumstances',
    ]),
  );
  expect(names(complaint)).not.toContain('message');
  expect(names({ ...complaint, complaintAbout: 'products' })).not.toContain('locationId');
  expect(names({ topic: 'other' })).toContain('message');
});

test('what is not shown is not sent, and a prefix alone neither', () => {
  const request = requestOf(contactForm, { ...complaint, topic: 'other', message: 'Czy?', phone: '' }, {});
  expect(request).toEqual({
    topic: 'other',
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    message: 'Czy?',
  });
});

test('a field shows its error', () => {
  const field = (name: string) => {
    const found = [...contactForm.fields, ...reviewerForm.fields].find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(problemOf(field('firstName'), '  ')).toBe('missing');
  expect(problemOf(field('phone'), '')).toBeNull();
  expect(problemOf(field('phone'), '12')).toBe('wrong');
  expect(problemOf(field('email'), 'anna@example.com ')).toBeNull();
  expect(problemOf(field('instagramLink'), 'https://evil.example/instagram.com/')).toBe('wrong');
  expect(problemOf(field('followersCount'), 'dużo')).toBe('wrong');
});
