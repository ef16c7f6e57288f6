import { releaseOverview } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { readProblems, selectRunningReleases } from '../../operations/release-reports';
import { registerStaffCall } from '../staff';

const DAY_MS = 86_400_000;

/** What runs in the browsers of visitors. Releasing stays with the teams: docs/releasing.md. */
export function registerStaffReleases(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/releases',
    right: 'readReleases',
    summary: 'Versions that visitors had in the last 24 hours, with their vitals and problems as browsers report them',
    answer: z.object({ data: releaseOverview }),
    async work({ trx, now }) {
      const since = new Date(now.getTime() - DAY_MS);
      const releases = await selectRunningReleases(trx, since);
      return {
        answer: { data: { releases, problems: await readProblems(trx, since) } },
        subject: { kind: 'release', id: null },
      };
    },
  });
}
