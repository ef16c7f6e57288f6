import { dataOf, gusData, gusQuery } from '@aksamit/contracts';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { isVatIdOf } from '../../people/accounts';
import { salesError } from '../errors';
import { createRegisterClient, RegisterAway } from './bir-client';

const CALLS_PER_MINUTE = 20;

/** Looking a company up by its tax number, to fill in invoice data. */
export function registerCompanyRegister(app: App, { config, logger }: AppDependencies): void {
  const register = config.gus && createRegisterClient(config.gus);
  const away = () => salesError('503 register_unavailable', { headers: { 'retry-after': '30' } });

  app.get(
    '/api/gus',
    {
      config: { rateLimit: { max: Math.ceil(CALLS_PER_MINUTE * config.rateLimitFactor), timeWindow: 60_000 } },
      schema: {
        tags: ['accounts'],
        summary: "A company by its tax number, from GUS's register",
        querystring: gusQuery,
        response: { 200: dataOf({ gusData }) },
      },
    },
    async (request) => {
      const nip = request.query.nip.replace(/^PL/i, '').replace(/[\s-]/g, '');
      if (!isVatIdOf('PL', nip)) throw invalidFields({ nip: ['vat_id'] });
      if (!register) throw away();
      try {
        const found = await register.find(nip);
        if (!found) throw salesError('404 company_not_found');
        return { data: { gusData: found } };
      } catch (error) {
        if (!(error instanceof RegisterAway)) throw error;
        logger.warn({ err: error }, 'the company register does not answer');
        throw away();
      }
    },
  );
}
