import { NEWSLETTER_TEXT_VERSION } from '@aksamit/contracts';
import { type Headers, newVisitor } from '../commerce-fixture';
import { pageOf, visitorOn } from '../release-visitors';
import { aCustomer } from './people';
import { queryOf } from './send-files';
import type { Walker } from './walker';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');

const agrees = [{ type: 'regulations' as const, value: true }];
const complaint = {
  topic: 'complaints' as const,
  complaintSubject: 'noEffects' as const,
  complaintAbout: 'services' as const,
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Powtórzenie zabiegu bez dopłaty',
  circumstances: 'Trzeci zabieg z serii, 12 listopada. Zdjęcia wysyłam e-mailem.',
};
const reviewer = {
  instagramLink: 'https://www.instagram.com/anna',
  followersCount: 12_000,
  accountCategory: 'lifystyle' as const,
  skinTone: 'bright' as const,
  hairShade: 'mediumBlond' as const,
  description: 'Piszę o pielęgnacji.',
  agrees,
};

/** Everything that people send by forms. */
export async function fillInForms(walker: Walker): Promise<void> {
  const { shop, mark } = walker;
  const as = await newVisitor(shop);
  const customer = (await aCustomer(walker, 'forms')).headers;
  const email = `anna-${mark}@example.com`;
  const anna = { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600700800', email };
  const { locations } = await walker.make('GET /locations', { query: { page: 1, perPage: 1 } });
  const locationId = locations[0]?.id ?? '';
  const { lastName: _, email: __, ...caller } = anna;
  await walker.make('POST /leads', { as, body: { ...caller, locationId, agrees } });
  await walker.make('POST /leads/professional', {
    as,
    body: { ...anna, companyName: 'Studio Anna', agrees: [...agrees, { type: 'professional', value: true }] },
  });
  await walker.make('POST /leads/business-idea', { as, body: { ...anna, city: 'Radom', agrees } });
  await walker.make('POST /contact', { as, body: { ...anna, ...complaint, locationId } });
  await walker.make('POST /contact/business', {
    as,
    body: { ...anna, companyName: 'Nowak sp. z o.o.', message: 'Chcemy zamawiać vouchery dla pracowników.' },
  });
  await walker.make('POST /me/contact', { as: customer, body: { ...complaint, locationId } });
  await walker.make('POST /influencer-submit-form', {
    as,
    body: { name: 'Anna Nowak', email, dateBirth: '1995-04-12', ...reviewer },
  });
  await walker.make('POST /me/influencer-submit-form', {
    as: customer,
    body: { ...reviewer, dateBirth: '1995-04-12' },
  });
  await walker.make('POST /mails', {
    as,
    body: { template: 'question', firstName: 'Anna', email, message: 'Czy salon jest czynny w niedziele?' },
  });
  await subscribe(walker, as, email);
  await walker.make('POST /consents', {
    as,
    body: { agrees: [{ type: 'analytics', value: true }], textVersion: '2026-11-01', source: '/salony/' },
  });
  const { articles } = await walker.make('GET /articles', { query: { page: 1, perPage: 1 } });
  await walker.make('POST /articles/{id}/rating', { as, params: { id: articles[0]?.id ?? '' }, body: { rating: 5 } });
  await shortenAnAddress(walker, as);
  await sendADocument(walker, as);
  await reportARelease(walker);
}

async function shortenAnAddress(walker: Walker, as: Headers): Promise<void> {
  const url = new URL('/salony/', walker.shop.publicOrigin).href;
  const { shortLinkUrl } = await walker.make('POST /short-links', { as, body: { url } });
  await walker.makeOther('GET /s/{code}', { params: { code: shortLinkUrl.split('/').at(-1) ?? '' } });
}

async function subscribe(walker: Walker, as: Headers, email: string): Promise<void> {
  await walker.make('POST /newsletter-subscriptions', {
    as,
    body: { email, textVersion: NEWSLETTER_TEXT_VERSION, source: '/newsletter/' },
  });
  const token = await walker.secretOf('newsletterConfirmation', email);
  await walker.make('POST /newsletter-subscriptions/confirmation', { as, body: { token } });
  const end = await walker.secretOf('newsletterWelcome', email);
  await walker.make('POST /newsletter-subscriptions/cancellation', { as, body: { token: end } });
  await walker.makeOther('POST /newsletter-subscriptions/one-click', { query: { token: end } });
}

async function sendADocument(walker: Walker, as: Headers): Promise<void> {
  const { fileUpload } = await walker.make('POST /file-uploads', {
    as,
    body: { fileName: 'karta klienta.pdf', mimeType: 'application/pdf', size: PDF.length },
  });
  const params = { id: fileUpload.id };
  await walker.makeOther('PUT /file-uploads/{id}/content', {
    params,
    query: queryOf(fileUpload.putUrl),
    body: PDF,
    contentType: 'application/pdf',
  });
  const ready = await walker.make('GET /file-uploads/{id}', { as, params });
  await walker.makeOther('GET /file-uploads/{id}/content', { params, query: queryOf(ready.fileUpload.getUrl) });
}

async function reportARelease(walker: Walker): Promise<void> {
  const visitorUniqueId = await visitorOn(walker.shop, 'canary');
  const body = {
    pageViewToken: pageOf('canary'),
    visitorUniqueId,
    reports: [{ kind: 'view', module: 'catalog', version: '1.1.0' }],
  };
  await walker.makeOther('POST /release-reports', { body });
  await walker.makeOther('POST /reports', { body });
}
