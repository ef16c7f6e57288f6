import type { FastifyInstance } from 'fastify';
import { misbehaveInScope, registerBehaviourControl } from './misbehaviour';
import type { SandboxParts } from './sandbox-parts';

/** How many pieces the stand-in's money is worth on a day: it varies a little and is the same for every caller. */
const rateOn = (day: Date) => 4.9 + (Math.floor(day.getTime() / 86_400_000) % 40) / 100;

/** The stand-in for the central bank's web API: average rates (table A) of the latest working days. */
export function registerExchangeRates(app: FastifyInstance, { exchangeRates: { behaviour } }: SandboxParts): void {
  registerBehaviourControl(app, '/sandbox/nbp/control', behaviour);
  app.register(async (scope) => {
    misbehaveInScope(scope, behaviour);
    registerRates(scope);
  });
}

function registerRates(app: FastifyInstance): void {
  app.get<{ Params: { code: string; count: string } }>(
    '/sandbox/nbp/api/exchangerates/rates/a/:code/last/:count/',
    async (request, reply) => {
      const count = Number(request.params.count);
      if (request.params.code !== 'gbp' || !(count >= 1 && count <= 255)) {
        return reply.code(404).type('text/plain').send('404 NotFound - Not Found - Brak danych');
      }
      return { table: 'A', currency: 'funt szterling', code: 'GBP', rates: latestRates(count) };
    },
  );
}

function latestRates(count: number) {
  const rates = [];
  // Tables come at noon: today's is there after that.
  for (
    let day = new Date(Date.now() - 12 * 3_600_000);
    rates.length < count;
    day = new Date(day.getTime() - 86_400_000)
  ) {
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue;
    const effectiveDate = day.toISOString().slice(0, 10);
    const dayOfYear = Math.ceil((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000);
    const no = `${String(Math.ceil((dayOfYear * 5) / 7)).padStart(3, '0')}/A/NBP/${effectiveDate.slice(0, 4)}`;
    rates.unshift({ no, effectiveDate, mid: Number(rateOn(day).toFixed(4)) });
  }
  return rates;
}
