/** What the other domains run on: markets, messages, files, pictures, and news of releases and pages. */
import { defineDomain } from '../../platform/domain';
import { operationsCallErrors, operationsErrors } from './errors';
import { registerFiles } from './files';
import { operationsJobs } from './jobs';
import { registerMarkets } from './markets';
import { operationsPersonalData } from './personal-data';
import { registerPictures } from './pictures';
import { operationsQueues, undeliveredMessages } from './queues';
import { registerReleaseReports } from './release-reports';
import en from './texts/en.json';
import pl from './texts/pl.json';

export const operations = defineDomain({
  name: 'operations',
  routes: [registerMarkets, registerPictures, registerReleaseReports, registerFiles],
  jobs: operationsJobs,
  errors: operationsErrors,
  callErrors: operationsCallErrors,
  queues: operationsQueues,
  gauges: [undeliveredMessages],
  texts: { pl, en },
  personalData: operationsPersonalData,
  owns: [
    'currencies',
    'file_uploads',
    'locales',
    'market_currencies',
    'market_hosts',
    'market_locales',
    'markets',
    'messages',
    'page_changes',
    'release_problems',
    'release_report_networks',
    'release_report_sources',
    'release_reports',
    'release_uncounted_reports',
    'visitors',
    'webhook_deliveries',
    'webhook_endpoints',
  ],
  publishes: ['currencies', 'file_uploads', 'market_currencies', 'markets', 'visitors'],
});
