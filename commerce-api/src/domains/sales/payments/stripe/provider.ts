import { z } from 'zod';
import { definePaymentProvider } from '../gateways/payment-provider';
import { createStripeGateway } from './gateway';

const environment = z.object({
  STRIPE_BASE_URL: z.url().default('http://127.0.0.1:8082'),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
});

/** Stripe by Checkout Sessions. */
export const stripe = definePaymentProvider({
  methods: ['stripe'],
  environment,
  secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  address: 'STRIPE_BASE_URL',
  read: (values) => ({
    baseUrl: values.STRIPE_BASE_URL.replace(/\/$/, ''),
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
  }),
  create: createStripeGateway,
});
