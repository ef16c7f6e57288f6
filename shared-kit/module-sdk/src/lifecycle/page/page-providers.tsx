import type { QueryClient } from '../../query';
import { ModuleQueries } from '../../query/module-queries';
import { ModuleProviders, type ModuleProvidersProps } from '../module-providers';

interface PageProvidersProps extends ModuleProvidersProps {
  queryClient: QueryClient;
  state?: unknown;
}

/** All providers above a page's components; the same on the server and in the browser. */
export function PageProviders({ queryClient, state, children, ...props }: PageProvidersProps) {
  return (
    <ModuleProviders {...props}>
      <ModuleQueries client={queryClient} state={state}>
        {children}
      </ModuleQueries>
    </ModuleProviders>
  );
}
