export {
  type DeliveryFilter,
  purgeOldDeliveries,
  queueTest,
  repeatDelivery,
  selectDeliveries,
} from './delivery-queries';
export {
  changeEndpoint,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  replaceSecret,
  selectEndpoints,
} from './endpoint-queries';
export { addressRefusal } from './public-address';
export { sendDueWebhooks, type WebhookSending } from './send-due-webhooks';
export { signingSecret } from './sign-webhook';
