import { newVisitor } from '../commerce-fixture';
import { addSecondFactor, appCode } from '../second-factor';
import { aCustomer, loggedInAs } from './people';
import { CallFailed, type Walker } from './walker';

/** Submitted forms, answered; the charity campaign; users and the audit log. */
export async function workTheDesk(walker: Walker): Promise<void> {
  const sent = await sendForms(walker);
  const as = await loggedInAs(walker, 'manager');
  await answerForms(walker, as, sent);
  await writeTemplates(walker, as);
  await runCharityCampaign(walker, as);
  await administerUsers(walker);
}

const one = { page: 1, perPage: 1 };

async function answerForms(walker: Walker, as: Headers, sent: SentForms): Promise<void> {
  await walker.make('GET /admin/leads', { as, query: { ...one, state: 'new' } });
  await walker.make('GET /admin/leads/{id}', { as, params: { id: sent.lead } });
  await walker.make('PUT /admin/leads/{id}', { as, params: { id: sent.lead }, body: { state: 'inProgress' } });
  await walker.make('PUT /admin/leads/{id}', {
    as,
    params: { id: sent.lead },
    body: { state: 'answered', answer: 'Zapraszamy w sobotę o dziesiątej.' },
  });
  await walker.make('POST /admin/leads/{id}/notes', {
    as,
    params: { id: sent.lead },
    body: { note: 'Oddzwoniła, przyjdzie w sobotę.' },
  });
  await walker.make('GET /admin/complaints', { as, query: { ...one, state: 'new' } });
  await walker.make('GET /admin/complaints/{id}', { as, params: { id: sent.complaint } });
  await walker.make('POST /admin/complaints/{id}/notes', {
    as,
    params: { id: sent.complaint },
    body: { note: 'Zdjęcia obejrzała kierowniczka salonu.' },
  });
  await walker.make('PUT /admin/complaints/{id}', {
    as,
    params: { id: sent.complaint },
    body: { state: 'accepted', answer: 'Powtórzymy zabieg bez dopłaty.' },
  });
  await walker.make('GET /admin/reviewer-applications', { as, query: one });
  await walker.make('GET /admin/reviewer-applications/{id}', { as, params: { id: sent.application } });
  await walker.make('POST /admin/reviewer-applications/{id}/notes', {
    as,
    params: { id: sent.application },
    body: { note: 'Profil jest prywatny.' },
  });
  await walker.make('PUT /admin/reviewer-applications/{id}', {
    as,
    params: { id: sent.application },
    body: { state: 'rejected', answer: 'Dziękujemy. Jeszcze nie teraz.' },
  });
}

async function writeTemplates(walker: Walker, as: Headers): Promise<void> {
  const { answerTemplate } = await walker.make('POST /admin/answer-templates', {
    as,
    body: {
      name: `Oddzwonimy ${walker.mark}`,
      desk: 'leads',
      content: {
        pl: 'Dzień dobry, {firstName}! Oddzwonimy jutro.',
        en: 'Hello {firstName}! We call you back tomorrow.',
      },
    },
  });
  const params = { id: answerTemplate.id };
  await walker.make('GET /admin/answer-templates', { as, query: { ...one, desk: 'leads' } });
  await walker.make('GET /admin/answer-templates/{id}', { as, params });
  await walker.make('PUT /admin/answer-templates/{id}', { as, params, body: { enabled: false } });
  await walker.make('GET /admin/withdrawals', { as, query: one });
}

async function runCharityCampaign(walker: Walker, as: Headers): Promise<void> {
  const { charityEntry } = await walker.make('POST /admin/charity-entries', {
    as,
    body: {
      locationId: '1',
      reviewerName: `Anna ${walker.mark}`,
      rating: 5,
      hasComment: true,
      hasPhotos: false,
      postedAt: new Date().toISOString(),
    },
  });
  await walker.make('PUT /admin/charity-entries/{id}', {
    as,
    params: { id: charityEntry.id },
    body: { status: 'disqualified', reason: 'wulgaryzmy' },
  });
  const { charityTotals } = await walker.make('GET /charity-totals', { query: one });
  await walker.make('PUT /admin/charity-months/{month}', {
    as,
    params: { month: charityTotals[0]?.month ?? '' },
    body: { paid: true },
  });
  await walker.make('GET /admin/charity-entries', { as, query: { ...one, locationId: '1' } });
}

async function administerUsers(walker: Walker): Promise<void> {
  const admin = await loggedInAs(walker, 'admin');
  const person = await aCustomer(walker, 'staff');
  await walker.make('GET /admin/users', { as: admin, query: { ...one, q: person.email } });
  await walker.make('PUT /admin/users/{id}/role', {
    as: admin,
    params: { id: person.userId },
    body: { role: 'staff', locationIds: ['1'] },
  });
  const { key } = (await walker.make('POST /me/second-factor', { as: person.headers })).secondFactor;
  const body = { code: appCode(key) };
  await walker.make('POST /me/second-factor/confirmation', { as: person.headers, body });
  await walker.make('DELETE /me/second-factor', { as: person.headers });
  await addSecondFactor(walker.shop, person.headers);
  await walker.make('DELETE /admin/users/{id}/second-factor', { as: admin, params: { id: person.userId } });
  await walker.make('GET /admin/releases', { as: admin });
  await walker.make('GET /admin/audit-log', { as: admin, query: { ...one, changesOnly: 'true' } });
}

type Headers = Awaited<ReturnType<typeof loggedInAs>>;
type SentForms = Awaited<ReturnType<typeof sendForms>>;

/** One form for each desk, sent beside the walk: `fillInForms` is about them. */
async function sendForms({ shop, mark }: Walker) {
  const headers = await newVisitor(shop);
  const email = `desk-${mark}@example.com`;
  const agrees = [{ type: 'regulations', value: true }];
  const person = { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600700800', email };
  const send = async (path: string, body: object): Promise<string> => {
    const answer = await shop.call('POST', `/api${path}`, { headers, body });
    if (answer.statusCode !== 201) throw new CallFailed(answer.body);
    return answer.json().data.lead.id;
  };
  return {
    lead: await send('/leads', { ...person, agrees }),
    complaint: await send('/contact', {
      firstName: 'Anna',
      lastName: 'Nowak',
      email,
      topic: 'complaints',
      complaintSubject: 'noEffects',
      complaintAbout: 'services',
      locationId: '1',
      address: 'ul. Polna 4',
      postalCode: '90-001',
      city: 'Łódź',
      claim: 'Powtórzenie zabiegu',
      circumstances: 'Brak efektów po trzech zabiegach.',
    }),
    application: await send('/influencer-submit-form', {
      name: 'Anna Nowak',
      email,
      dateBirth: '1995-04-12',
      instagramLink: 'https://www.instagram.com/anna',
      followersCount: 12_000,
      accountCategory: 'beauty',
      skinTone: 'bright',
      hairShade: 'mediumBlond',
      agrees,
    }),
  };
}
