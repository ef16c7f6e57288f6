import { z } from 'zod';
import { definePaymentProvider } from '../gateways/payment-provider';
import { createPayPalGateway } from './gateway';

const environment = z.object({
  PAYPAL_BASE_URL: z.url().default('http://127.0.0.1:8082/sandbox/paypal'),
  PAYPAL_CLIENT_ID: z.string().default('sandbox-client'),
  PAYPAL_CLIENT_SECRET: z.string().default('sandbox-paypal-secret'),
  PAYPAL_WEBHOOK_ID: z.string().default('sandbox-webhook'),
});

/** PayPal by Orders v2. */
export const paypal = definePaymentProvider({
  methods: ['paypal'],
  environment,
  secrets: ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  address: 'PAYPAL_BASE_URL',
  read: (values, { publicOrigin }) => ({
    baseUrl: values.PAYPAL_BASE_URL.replace(/\/$/, ''),
    clientId: values.PAYPAL_CLIENT_ID,
    clientSecret: values.PAYPAL_CLIENT_SECRET,
    webhookId: values.PAYPAL_WEBHOOK_ID,
    certificateOrigin: new URL(publicOrigin).origin,
  }),
  create: createPayPalGateway,
});
