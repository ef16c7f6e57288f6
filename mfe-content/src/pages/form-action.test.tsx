import type { ActionContext, Sitemap } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { definePage } from '@aksamit/module-sdk/pages';
import { polishMarket, sitemapOf, testPageContext } from '@aksamit/module-sdk/testing';
import { renderToString } from 'react-dom/server';
import { resources } from '../app/resources';
import { type FormName, formDefinitions } from '../features/forms/form-definitions';
import { formAction } from '../features/forms/sent-form/form-action';
import { readReceipt } from '../features/forms/sent-form/receipt';
import { ServedForm } from '../forms/served-form';
import formPages from './form.page';
import newsletterPage from './newsletter.page';
import newsletterLinkPages from './newsletter-link.page';

/** As a record with a form section is shown. */
const professionals = definePage({
  name: 'professionals',
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: ['/profesjonalisci/'], en: ['/professionals/'] },
  load: async () => ({ status: 200 }),
  act: formAction,
  component: () => <ServedForm name="professional" />,
});
const pages = [...formPages, ...newsletterLinkPages, newsletterPage, professionals];
const own = createServerModule({
  name: 'content',
  resources,
  pages: Object.fromEntries(pages.map(({ name, component }) => [name, component])),
  loaders: Object.fromEntries(pages.flatMap(({ name, load }) => (load ? [[name, load]] : []))),
  actions: Object.fromEntries(pages.flatMap(({ name, act }) => (act ? [[name, act]] : []))),
  islandPages: pages.flatMap(({ name, islands }) => (islands ? name : [])),
});
const sitemap: Sitemap = {
  ...sitemapOf('content', pages),
  'content/home': { pl: '/', en: '/' },
  'content/cms-page': { pl: '/**', en: '/**' },
  'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
  'content/privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
};

/** Path with body, as they were sent. */
let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
});

interface Answer {
  status?: number;
  body?: unknown;
}
const lead = { id: '1', number: 'ZG-2026-000017', leadType: 'contact', createdAt: '2026-11-21T10:00:00Z' };
const taken = { data: { lead: { ...lead, answerBy: '2026-12-05T22:59:59.000Z' } } };
const refused = (fields: Record<string, string[]>, message = 'Formularz zawiera błędy') => ({
  status: 422,
  body: { error: { code: 'validation_failed', message, fields } },
});

/** Sends a form to a page as a browser without scripts does. */
async function send(
  page: string,
  fields: Record<string, string>,
  { status = 201, body = taken }: Answer = {},
  locale: 'pl' | 'en' = 'pl',
) {
  const respond = (code: number, content: unknown) => new Response(JSON.stringify(content), { status: code });
  const path = sitemap[`content/${page}`]?.[locale] ?? '/';
  const record = {
    id: '1',
    title: 'Strona',
    lead: '',
    body: [],
    paths: sitemap[`content/${page}`],
    meta: { title: 'S', description: '', canonical: null },
  };
  const point = { locationId: '3', city: 'Łódź', name: 'Aksamit Łódź', address: 'ul. Długa 1' };
  const call = async (address: string) =>
    respond(200, { data: address.includes('/maps') ? { maps: [{ points: [point] }] } : { cmsPage: record } });
  const context = {
    ...testPageContext(locale, polishMarket),
    page,
    params: {},
    path,
    query: {},
    call,
    requestId: '',
    signal: new AbortController().signal,
    sitemap,
    offers: [],
    scope: { ...createServerRenderScope(), startsIslands: true },
    reader: { session: { status: 'anonymous', user: null }, visitorUniqueId: 'pl_AAAAAAAAAAAA', call },
    fields: Object.entries(fields),
    send: async (to: string, text: string) => {
      sent.push([to, JSON.parse(text)]);
      return respond(status, body);
    },
  };
  const result = await own.act?.(context as unknown as ActionContext);
  if (!result) throw new Error(`${page} takes no forms.`);
  if ('outcome' in result) throw new Error(`${page} shows no outcome on another page.`);
  if ('redirect' in result) return { ...result, html: '' };
  // The island's file is loaded by the first rendering.
  renderToString(result.element);
  await import('../islands/public-form.island');
  await new Promise((resolve) => setTimeout(resolve));
  const outer = renderToString(result.element);
  // Islands are roots of their own.
  const islands = (context.scope as { islands?: { name: string; props: object; definition: unknown }[] }).islands ?? [];
  const inner = await Promise.all(
    islands.map(async (island) => {
      const scope = createServerRenderScope();
      const rendered = await own.renderIsland?.(island as never, { ...context, scope } as never);
      return rendered ? renderToString(rendered.element) : '';
    }),
  );
  return { ...result, html: [outer, ...inner].join('').replaceAll('\u00a0', ' ') };
}

const person = {
  'values.firstName': 'Anna',
  'values.lastName': 'Nowak',
  'values.phonePrefix': '48',
  'values.phone': '600 700 800',
  'values.email': 'anna@example.com',
};
const agreed = { 'agrees.regulations': 'on' };
/** Each form as it is sent, the page it is sent to, and its call. */
const forms: [FormName, string, Record<string, string>, string][] = [
  ['contact', 'contact', { ...person, 'values.topic': 'other', 'values.message': 'Czy?' }, '/api/contact'],
  ['callBack', 'contact', { ...person, ...agreed }, '/api/leads'],
  [
    'contactBusiness',
    'partners',
    { ...person, 'values.companyName': 'Nowak', 'values.message': 'Vouchery?' },
    '/api/contact/business',
  ],
  ['businessIdea', 'business-idea', { ...person, ...agreed, 'values.city': 'Radom' }, '/api/leads/business-idea'],
  ['professional', 'professionals', { ...person, ...agreed, 'agrees.professional': 'on' }, '/api/leads/professional'],
  [
    'reviewer',
    'reviewer-club',
    {
      'values.name': 'Anna Nowak',
      'values.email': 'anna@example.com',
      'values.dateBirth': '1995-04-12',
      'values.instagramLink': 'https://instagram.com/anna',
      'values.followersCount': '12000',
      ...agreed,
    },
    '/api/influencer-submit-form',
  ],
  ['newsletter', 'newsletter', { 'values.email': 'anna@example.com' }, '/api/newsletter-subscriptions'],
];

/** Page and fields of a form above. */
function sentForm(wanted: FormName): { page: string; fields: Record<string, string> } {
  const [, page = '', fields = {}] = forms.find(([name]) => name === wanted) ?? [];
  return { page, fields: { form: wanted, ...fields } };
}

test('every form is tried', () => {
  expect(forms.map(([name]) => name).sort()).toEqual(Object.keys(formDefinitions).sort());
});

test.each(forms)('%s leads to its receipt', async (name, page, fields, call) => {
  const isMail = name === 'newsletter';
  const result = await send(
    page,
    { form: name, website: '', ...fields },
    isMail ? { status: 202, body: { data: {} } } : {},
  );
  const path = sitemap[`content/${page}`]?.pl;
  const receipt = isMail ? name : `${name}.ZG-2026-000017.2026-12-05.mail`;
  expect(result).toMatchObject({ redirect: `${path}?sent=${receipt}#${name}-title`, status: 303 });
  expect(sent).toEqual([[call, expect.objectContaining({ email: 'anna@example.com', guard: { website: '' } })]]);
});

test.each(forms)('%s with nothing in it is refused with the messages, and nothing is sent', async (name, page) => {
  const { status, html } = await send(page, { form: name });
  expect(status).toBe(422);
  expect(html).toContain('Popraw lub uzupełnij dane');
  expect(html).toContain(`href="#${name}-${name === 'callBack' ? 'phone' : 'email'}"`);
  expect(html).toContain('To pole jest wymagane');
  expect(sent).toEqual([]);
});

test('a call-back without an address is taken, and claims no e-mail; offers by e-mail need one', async () => {
  const { 'values.email': _, ...caller } = { ...person, ...agreed };
  const fields = { form: 'callBack', ...caller, 'values.email': ' ' };
  expect(await send('contact', fields)).toMatchObject({
    redirect: '/kontakt/?sent=callBack.ZG-2026-000017.2026-12-05#callBack-title',
  });
  expect(sent[0]?.[1]).not.toHaveProperty('email');
  const { status, html } = await send('contact', { ...fields, 'agrees.marketingEmail': 'on' });
  expect(status).toBe(422);
  expect(html).toContain('E-mail: Podaj adres, na który mamy wysyłać oferty, albo odznacz tę zgodę');
  expect(sent).toHaveLength(1);
});

test('a refused form keeps what was typed, ticked and chosen', async () => {
  const fields = {
    form: 'callBack',
    ...person,
    'values.phone': '12',
    'agrees.marketingEmail': 'on',
    'values.city': 'Radom',
  };
  const { html } = await send('contact', fields);
  expect(html).toMatch(/<input[^>]*name="values.firstName"[^>]*value="Anna"/);
  expect(html).toMatch(/<input[^>]*name="values.city"[^>]*value="Radom"/);
  expect(html).toMatch(/<input[^>]*name="agrees.marketingEmail"[^>]*checked/);
  expect(html).not.toMatch(/<input[^>]*name="agrees.regulations"[^>]*checked/);
  expect(html).toContain('Telefon: Podaj cały numer, np. 600 700 800');
  expect(html).toContain('Bez akceptacji regulaminu nie przyjmiemy zgłoszenia');
});

test('the API’s messages stand at their fields, others at the top', async () => {
  const { page, fields } = sentForm('reviewer');
  const young = await send(page, fields, refused({ dateBirth: ['Od 16 lat'] }));
  expect(young.html).toContain('Data urodzenia: Od 16 lat');
  const program = await send(page, { ...fields, website: 'x' }, refused({ guard: ['Wyślij jeszcze raz'] }));
  expect(program.html).toContain('Wyślij jeszcze raz');
  expect(program.html).toMatch(/<input[^>]*name="website"/);
  expect(program.html).not.toMatch(/<input[^>]*name="website"[^>]*value="x"/);
  const often = await send(page, fields, {
    status: 429,
    body: { error: { code: 'too_many_requests', message: 'Za dużo żądań' } },
  });
  expect(often.html).toContain('Za dużo żądań');
});

test('a question that turns out to be a complaint shows its fields, with the salons, and keeps its text', async () => {
  const fields = { form: 'contact', ...person, 'values.topic': 'complaints', 'values.message': 'Brak efektów' };
  const { html } = await send('contact', fields);
  expect(html).toMatch(/<textarea[^>]*name="values.circumstances"[^>]*>Brak efektów/);
  expect(html).toContain('Łódź: Aksamit Łódź, ul. Długa 1');
  expect(html).toContain('Salon: To pole jest wymagane');
  expect(html).toContain('Pliki dołączysz tylko z włączonym JavaScriptem');
});

test('in English, too', async () => {
  const { html } = await send('newsletter', { form: 'newsletter', 'values.email': 'anna@' }, {}, 'en');
  expect(html).toContain('Correct or complete the data');
});

test('a form that the shop does not know is not sent', async () => {
  expect((await send('contact', { form: 'toString' })).status).toBe(422);
  expect(sent).toEqual([]);
});

test('an API that is away is no reply to the form', async () => {
  const { page, fields } = sentForm('contact');
  await expect(send(page, fields, { status: 503, body: { error: { code: 'x', message: 'x' } } })).rejects.toThrow();
});

describe('the receipt in an address', () => {
  test.each([
    [
      'callBack.ZG-2026-000017.2026-12-05',
      { name: 'callBack', number: 'ZG-2026-000017', answerBy: '2026-12-05T12:00:00.000Z', isMailed: false },
    ],
    [
      'contact.ZG-2026-000017.2026-12-05.mail',
      { name: 'contact', number: 'ZG-2026-000017', answerBy: '2026-12-05T12:00:00.000Z', isMailed: true },
    ],
    ['newsletter', { name: 'newsletter', number: null, answerBy: null, isMailed: false }],
  ])('%s', (value, receipt) => expect(readReceipt(value)).toEqual(receipt));

  test.each(['', 'nothing', 'callBack.<b>', 'callBack.ZG-1', 'callBack.2026-99-99', 'callBack.2026-12-05.x'])(
    '%p is not the shop’s',
    (value) => expect(readReceipt(value)).toBeNull(),
  );
});

describe('a link of the newsletter', () => {
  const done = { status: 200, body: { data: {} } };
  test.each(['confirmation', 'cancellation'])('%s is followed by its button’s form', async (link) => {
    const page = `newsletter-${link}`;
    const { redirect } = { redirect: '', ...(await send(page, { token: 'abc' }, done)) };
    expect(redirect).toBe(`${sitemap[`content/${page}`]?.pl}?done=1`);
    expect(sent).toEqual([[`/api/newsletter-subscriptions/${link}`, { token: 'abc' }]]);
  });

  test('one that is over shows why', async () => {
    const { status, html } = await send(
      'newsletter-confirmation',
      { token: 'abc' },
      refused({}, 'Link stracił ważność'),
    );
    expect(status).toBe(422);
    expect(html).toContain('Link stracił ważność');
    expect(html).toContain('Przejdź do newslettera');
  });
});
