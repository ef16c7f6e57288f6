/**
 * Calls that the typed client does not make: they return a file or a redirect, or other programs make them. Together
 * with `apiCalls` and `staffCalls` this names every call of the API; a test compares the three with the routes.
 */
export const untypedCalls = {
  'GET /orders/{id}/calendar': 'a calendar file',
  'GET /orders/{id}/invoice': 'a PDF',
  'GET /admin/orders/{id}/invoices/{number}': 'a PDF',
  'GET /images/{kind}/{file}': 'a picture',
  'GET /documents/{name}': 'a PDF',
  'GET /file-uploads/{id}/content': 'the file',
  'PUT /file-uploads/{id}/content': 'takes a file at its signed address',
  'GET /s/{code}': 'leads to a page',
  'POST /reports': 'made by pages of their own, not by the client',
  'POST /release-reports': 'sent as a beacon',
  'POST /newsletter-subscriptions/one-click': 'made by mail programs',
  'POST /payments/{provider}/notifications': 'made by payment gateways',
};
