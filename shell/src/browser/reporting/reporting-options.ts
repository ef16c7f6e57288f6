import type { InlinePage } from '@aksamit/contracts/platform';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import type { HostServices } from '@aksamit/module-sdk/platform';
import type { ProblemReport } from './problem-report';

/** The page, and what the reports about its releases are read from. */
export interface ReportingOptions {
  page: InlinePage;
  bus: PlainBusHandle;
  findPage: HostServices['findPage'];
  problems: ProblemReport;
}
