import type { InvoiceCorrectionPreview, InvoiceCorrectionRequest, StaffOrder } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';

/** POST /admin/orders/{id}/invoice-correction-previews: nothing is issued. Refusals as of the correction. */
export async function previewCorrection(
  http: HttpClient,
  id: string,
  body: InvoiceCorrectionRequest,
): Promise<InvoiceCorrectionPreview> {
  const input = { params: { id }, body, idempotencyKey: newIdempotencyKey() };
  const { data } = await callStaffApi(http, 'POST /admin/orders/{id}/invoice-correction-previews', input);
  return data.invoiceCorrectionPreview;
}

/** POST /admin/orders/{id}/invoice-corrections. 409 invoice_not_ready, documents_changed; 422 on `items`, `buyer.vatId`. */
export async function correctInvoice(
  http: HttpClient,
  { id, body }: { id: string; body: InvoiceCorrectionRequest },
  idempotencyKey: string,
): Promise<StaffOrder> {
  const input = { params: { id }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/orders/{id}/invoice-corrections', input)).data.order;
}
