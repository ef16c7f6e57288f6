import { z } from 'zod';
import { definePaymentProvider } from '../gateways/payment-provider';
import { createPrzelewy24Gateway } from './gateway';

const environment = z.object({
  P24_BASE_URL: z.url().default('http://127.0.0.1:8082/sandbox/przelewy24'),
  P24_REDIRECT_BASE_URL: z.url().optional(),
  P24_MERCHANT_ID: z.coerce.number().int().positive().default(999_999),
  P24_POS_ID: z.coerce.number().int().positive().default(999_999),
  P24_API_KEY: z.string().default('sandbox-api-key'),
  P24_CRC_KEY: z.string().default('sandbox-crc-key'),
});

/** Przelewy24: transfers, cards, BLIK, instalments, PayPo, pay later. */
export const przelewy24 = definePaymentProvider({
  methods: ['blik', 'przelewy24', 'przelewy24Instalments', 'paypo', 'blikPayLater'],
  environment,
  secrets: ['P24_API_KEY', 'P24_CRC_KEY'],
  address: 'P24_BASE_URL',
  read: (values) => ({
    baseUrl: values.P24_BASE_URL.replace(/\/$/, ''),
    redirectBaseUrl: (values.P24_REDIRECT_BASE_URL ?? values.P24_BASE_URL).replace(/\/$/, ''),
    merchantId: values.P24_MERCHANT_ID,
    posId: values.P24_POS_ID,
    apiKey: values.P24_API_KEY,
    crcKey: values.P24_CRC_KEY,
  }),
  create: createPrzelewy24Gateway,
});
