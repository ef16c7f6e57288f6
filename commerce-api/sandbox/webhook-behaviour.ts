import { z } from 'zod';

/** How a gateway's webhooks misbehave; all off at the start. */
export interface WebhookBehaviour {
  /** Delay before the first delivery of each webhook. */
  delayMs: number;
  /** How often each webhook is sent. */
  repeat: number;
  /** Sends no webhook at all. */
  drop: boolean;
  wrongSign: boolean;
  wrongAmount: boolean;
  /** Holds webhooks until two are due, then sends the later one first. */
  reorder: boolean;
}

export const wellBehavedWebhooks: WebhookBehaviour = {
  delayMs: 0,
  repeat: 1,
  drop: false,
  wrongSign: false,
  wrongAmount: false,
  reorder: false,
};

/** Body of a gateway's control address; `reset` turns everything off. */
export const webhookKnobs = z
  .strictObject({
    delayMs: z.number().int().min(0).max(3_600_000),
    repeat: z.number().int().min(1).max(50),
    drop: z.boolean(),
    wrongSign: z.boolean(),
    wrongAmount: z.boolean(),
    reorder: z.boolean(),
    reset: z.boolean(),
  })
  .partial();
