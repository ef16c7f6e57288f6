import { NEWSLETTER_TEXT_VERSION } from '@aksamit/contracts';
import { type Problem, problemsIn, requestSchemas } from './check-form';
import {
  type FormName,
  type FormValues,
  formDefinitions,
  newsletterForm,
  requestOf,
  shownFields,
} from './form-definitions';

const { contact, callBack, reviewer } = formDefinitions;
const source = '/kontakt/';
const person = {
  firstName: 'Anna',
  lastName: 'Nowak',
  phonePrefix: '48',
  phone: '600 700 800',
  email: 'anna@example.com',
};
const agreed = { regulations: true, professional: true };
const complaint = {
  ...contact.initial,
  ...person,
  topic: 'complaints',
  locationId: '1',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Powtórzenie zabiegu',
  circumstances: 'Trzeci zabieg serii',
};
const application = {
  ...reviewer.initial,
  name: 'Anna Nowak',
  email: 'anna@example.com',
  dateBirth: '1995-04-12',
  instagramLink: 'https://instagram.com/anna',
  followersCount: ' 12000 ',
};

/** Forms as they are filled in, with nothing left out that the form needs. */
const filledForms: [string, FormName, FormValues][] = [
  ['a question', 'contact', { ...contact.initial, ...person, message: 'Czy?' }],
  ['a complaint', 'contact', complaint],
  ['a company’s message', 'contactBusiness', { ...person, companyName: 'Nowak sp. z o.o.', message: 'Vouchery?' }],
  ['a call-back', 'callBack', { ...person, lastName: '', locationId: '', city: 'Radom' }],
  ['a call-back without an address', 'callBack', { ...person, lastName: '', email: ' ', locationId: '3' }],
  ['a franchise', 'businessIdea', { ...person, city: 'Radom' }],
  ['a professional’s contact', 'professional', person],
  ['an application', 'reviewer', application],
  ['a newsletter', 'newsletter', { email: 'anna@example.com' }],
];

test.each(filledForms)('%s is sent as the API takes it', (_what, name, values) => {
  const form = formDefinitions[name];
  const filled = { values, agrees: agreed, source };
  expect(requestSchemas[form.call].safeParse(requestOf(form, filled)).error).toBeUndefined();
  expect([...problemsIn(form, filled)]).toEqual([]);
});

test('every form is filled in above', () => {
  expect(Object.keys(formDefinitions).sort()).toEqual([...new Set(filledForms.map(([, name]) => name))].sort());
});

test.each(filledForms)('the fields of %s need what the schema needs, and hold as much', (_what, name, values) => {
  const form = formDefinitions[name];
  const accepts = (changed: FormValues) =>
    requestSchemas[form.call].safeParse(requestOf(form, { values: changed, agrees: agreed, source })).success;
  for (const field of shownFields(form, values)) {
    // The API requires a complaint's postal address itself (COMPLAINT_ADDRESS).
    const isAddress = values.topic === 'complaints' && ['address', 'postalCode', 'city'].includes(field.name);
    const without = { ...values, [field.name]: '' };
    if (!isAddress) expect([field.name, accepts(without)]).toEqual([field.name, field.isOptional === true]);
    const { longest } = field;
    if (longest !== undefined && ['text', 'area'].includes(field.kind)) {
      const lengths = [0, 1].map((more) => accepts({ ...values, [field.name]: 'x'.repeat(longest + more) }));
      expect([field.name, lengths]).toEqual([field.name, [true, false]]);
    }
    for (const choice of field.choices ?? []) {
      const others = choice === 'complaints' ? complaint : { ...values, message: 'Czy?' };
      expect([choice, accepts({ ...others, [field.name]: choice })]).toEqual([choice, true]);
    }
  }
});

const wrongValues: [string, FormName, FormValues, string, Problem][] = [
  ['no first name', 'callBack', { ...person, firstName: '  ' }, 'firstName', 'missing'],
  ['a short number', 'callBack', { ...person, phone: '12' }, 'phone', 'wrong'],
  ['a prefix of letters', 'callBack', { ...person, phonePrefix: 'PL' }, 'phonePrefix', 'wrong'],
  [
    'a number without its prefix',
    'contact',
    { ...contact.initial, ...person, phonePrefix: '', message: 'Czy?' },
    'phonePrefix',
    'missing',
  ],
  ['half an address', 'newsletter', { email: 'anna@example' }, 'email', 'wrong'],
  [
    'another site',
    'reviewer',
    { ...application, instagramLink: 'https://evil.example/instagram.com/' },
    'instagramLink',
    'wrong',
  ],
  [
    'a number that nobody has',
    'reviewer',
    { ...application, followersCount: '99999999999' },
    'followersCount',
    'wrong',
  ],
  ['a text for a number', 'reviewer', { ...application, followersCount: 'dużo' }, 'followersCount', 'wrong'],
  ['no date', 'reviewer', { ...application, dateBirth: '1995-02-30' }, 'dateBirth', 'wrong'],
  ['a long description', 'reviewer', { ...application, description: 'x'.repeat(251) }, 'description', 'tooLong'],
];
test.each(wrongValues)('%s is a problem of its field', (_what, name, values, field, problem) => {
  expect([...problemsIn(formDefinitions[name], { values, agrees: agreed, source })]).toEqual([[field, problem]]);
});

test('consents without which a form is not taken are problems of their own', () => {
  const problems = (name: FormName) => [...problemsIn(formDefinitions[name], { values: person, agrees: {}, source })];
  expect(problems('callBack')).toEqual([['regulations', 'missing']]);
  expect(problems('professional')).toEqual([
    ['regulations', 'missing'],
    ['professional', 'missing'],
  ]);
});

test('a prefix that stands in its field is not missing with its number', () => {
  const filled = { values: { ...person, phone: '' }, agrees: agreed, source };
  expect([...problemsIn(callBack, filled)]).toEqual([['phone', 'missing']]);
});

test('offers by e-mail need an address, a call-back none', () => {
  const values = { ...person, email: '' };
  const problems = (marketingEmail: boolean) => [
    ...problemsIn(callBack, { values, agrees: { ...agreed, marketingEmail }, source }),
  ];
  expect([problems(false), problems(true)]).toEqual([[], [['email', 'missing']]]);
  const request = requestOf(callBack, { values, agrees: { ...agreed, marketingEmail: true }, source });
  expect(requestSchemas['POST /leads'].safeParse(request).error?.issues.map(({ path }) => path)).toEqual([['email']]);
});

test('a complaint asks for what it needs to be handled, about a product for no salon', () => {
  const names = (values: FormValues) => shownFields(contact, values).map(({ name }) => name);
  const needed = ['complaintSubject', 'locationId', 'address', 'postalCode', 'city', 'claim', 'circumstances'];
  expect(names(complaint)).toEqual(expect.arrayContaining(needed));
  expect(names(complaint)).not.toContain('message');
  expect(names({ ...complaint, complaintAbout: 'products' })).not.toContain('locationId');
  expect(names({ topic: 'other' })).toContain('message');
});

test('what is not shown is not sent, and a prefix alone neither', () => {
  const values = { ...complaint, topic: 'other', message: 'Czy?', phone: '' };
  expect(requestOf(contact, { values, agrees: {}, source })).toEqual({
    topic: 'other',
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    message: 'Czy?',
  });
  const called = requestOf(callBack, { values: { ...person, locationId: '3', city: 'Radom' }, agrees: {}, source });
  expect(called).not.toHaveProperty('city');
});

test('a profile may be typed as a handle', () => {
  const { instagramLink } = requestOf(reviewer, {
    values: { ...application, instagramLink: '@anna' },
    agrees: {},
    source,
  });
  expect(instagramLink).toBe('https://instagram.com/anna');
});

test('the newsletter names the text of today', () => {
  expect(newsletterForm.textVersion).toBe(NEWSLETTER_TEXT_VERSION);
  expect(requestOf(newsletterForm, { values: { email: 'a@b.pl' }, agrees: {}, source: '/blog/' })).toEqual({
    email: 'a@b.pl',
    textVersion: NEWSLETTER_TEXT_VERSION,
    source: '/blog/',
  });
});
