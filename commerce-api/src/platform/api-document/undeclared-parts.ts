/** Success responses that are not JSON of a schema, by call. */
import type { DocumentedResponse } from './common-errors';

const file = (description: string, type: string): Record<string, DocumentedResponse> => ({
  200: { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
});

export const nonJsonResponses: Record<string, Record<string, DocumentedResponse>> = {
  'GET /orders/{id}/calendar': file('The visits of the order, for a calendar', 'text/calendar'),
  'GET /orders/{id}/invoice': file('The invoice', 'application/pdf'),
  'GET /documents/{name}': file('The document', 'application/pdf'),
  'GET /images/{kind}/{file}': {
    200: {
      description: 'The picture',
      content: {
        'image/webp': { schema: { type: 'string', format: 'binary' } },
        'image/avif': { schema: { type: 'string', format: 'binary' } },
      },
    },
  },
  'GET /file-uploads/{id}/content': file('The file, as an attachment', 'application/octet-stream'),
  'PUT /file-uploads/{id}/content': {
    200: {
      description: 'Taken',
      content: { 'application/json': { schema: { type: 'object', properties: { data: { type: 'object' } } } } },
    },
  },
  'GET /s/{code}': {
    302: { description: 'Leads to the page', headers: { location: { schema: { type: 'string', format: 'uri' } } } },
  },
  'POST /payments/{provider}/notifications': {
    200: { description: 'What the gateway expects', content: { 'text/plain': { schema: { type: 'string' } } } },
  },
};

/** Bodies that no schema of the route describes. */
export const undeclaredBodies: Record<string, { content: Record<string, { schema: object }>; required: boolean }> = {
  'PUT /file-uploads/{id}/content': {
    required: true,
    content: Object.fromEntries(
      ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  },
  'POST /payments/{provider}/notifications': {
    required: true,
    content: { 'application/json': { schema: { type: 'object', description: 'As the gateway sends it' } } },
  },
};

/** Query of a call that checks it before its schema would. */
export const undeclaredParameters: Record<string, { name: string; in: string; required: boolean; schema: object }[]> = {
  'PUT /file-uploads/{id}/content': [
    { name: 'expires', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
  ],
};

/** The descriptions of the document's tags. */
export const tagDescriptions: Record<string, string> = {
  platform: 'What is live',
  markets: 'Markets and their visitors',
  catalog: 'Treatments, packages, bundles, offers and vouchers with their prices',
  locations: 'Salons, their cities and maps',
  blog: 'Articles and their ratings',
  pages: 'Pages whose text is a record, redirects, the site map',
  content: 'Sums of the charity campaign',
  opinions: 'Opinions of customers',
  search: 'Suggestions while typing',
  pictures: 'Pictures in the sizes that pages ask for',
  accounts: 'Accounts, logins and what a customer says of themselves',
  carts: 'The cart, its lines, its code and voucher',
  'discount-codes': 'Discount codes',
  orders: 'Orders, their documents and their end',
  payments: 'Payments and what gateways tell',
  events: 'Free times, bought treatments and visits of a customer',
  forms: 'Forms',
  files: 'Files that people send, short links',
  privacy: 'Consents, and what is held about a person',
  releases: 'What browsers report of releases',
  staff: 'The staff area: by right, by salon, logged',
};
