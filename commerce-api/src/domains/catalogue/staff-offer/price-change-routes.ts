import { dataOf, recordId } from '@aksamit/contracts';
import {
  pricePreview,
  pricePreviewRequest,
  staffPriceBatch,
  staffPriceBatchInput,
  staffPriceChange,
  staffPriceChangeInput,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { databaseErrorCode } from '../../../platform/database';
import { registerStaffCall } from '../../people/staff';
import { catalogueError } from '../errors';
import { previewPrice } from '../pricing';
import { addPriceChange, changePrices, lockPrice, removePriceChange } from './price-changes';

/** Prices that begin at a time, and what the shop will show. */
export function registerPriceChanges(app: App, dependencies: AppDependencies): void {
  registerAdding(app, dependencies);
  registerBatch(app, dependencies);
  registerRemoval(app, dependencies);
  registerPreview(app, dependencies);
}

const subjectOf = (priceId: string, details: Record<string, unknown>) => ({ kind: 'price', id: priceId, details });

/** Two changes of one price at one instant have no order. */
async function refuseSameInstant(error: unknown): Promise<never> {
  if (databaseErrorCode(error) === '23505') throw invalidFields({ validFrom: ['taken'] });
  throw error;
}

function registerAdding(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/price-changes',
    right: 'managePrices',
    summary: 'Gives a price another amount from an instant ahead on',
    body: staffPriceChangeInput,
    answer: dataOf({ priceChange: staffPriceChange }),
    status: 201,
    async work({ trx, body, now }) {
      if (Date.parse(body.validFrom) <= now.getTime()) throw invalidFields({ validFrom: ['time_passed'] });
      if (!(await lockPrice(trx, body.priceId))) throw notFound();
      const priceChange = await addPriceChange(trx, body);
      return { answer: { data: { priceChange } }, subject: subjectOf(body.priceId, { change: priceChange }) };
    },
    explain: refuseSameInstant,
  });
}

function registerBatch(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/price-change-batches',
    right: 'managePrices',
    summary: 'Gives many prices another amount, at once or from an instant ahead on: all of them or none',
    body: staffPriceBatchInput,
    answer: dataOf({ priceBatch: staffPriceBatch }),
    status: 201,
    async work({ trx, body: { changes, validFrom }, now }) {
      const hasPassed = validFrom !== null && Date.parse(validFrom) <= now.getTime();
      if (hasPassed) throw invalidFields({ validFrom: ['time_passed'] });
      if (!(await changePrices(trx, changes, validFrom))) throw catalogueError('409 prices_changed');
      const count = changes.length;
      return {
        answer: { data: { priceBatch: { count } } },
        subject: { kind: 'price', id: null, details: { count, validFrom } },
      };
    },
    explain: refuseSameInstant,
  });
}

function registerRemoval(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/price-changes/:id',
    right: 'managePrices',
    summary: 'Takes back a price that has not begun',
    params: z.object({ id: recordId }),
    answer: z.object({ data: z.object({}) }),
    async work({ trx, params: { id } }) {
      const removed = await removePriceChange(trx, id);
      if (!removed) throw notFound();
      return { answer: { data: {} }, subject: subjectOf(removed.priceId, { removedChange: id }) };
    },
  });
}

function registerPreview(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/price-previews',
    right: 'readOffer',
    summary: 'What the shop shows of a treatment at an instant, with a price or a promotion that is not stored',
    body: pricePreviewRequest,
    answer: dataOf({ pricePreview }),
    async work({ trx, body }) {
      const preview = await previewPrice(trx, body);
      if (!preview) throw notFound();
      return {
        answer: { data: { pricePreview: preview } },
        subject: { kind: 'product', id: body.productId, details: { marketId: body.marketId, at: body.at } },
      };
    },
  });
}
