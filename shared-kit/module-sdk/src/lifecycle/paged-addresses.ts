import { type PagedList, type PageName, pagedAddresses } from '../router';
import { useModule } from './module-context';

/** Canonical address and alternates of one page of a list on the shown page (`pagedAddresses`). */
export function usePagedAddresses(
  page: PageName,
  number: number,
  params?: PagedList['params'],
): ReturnType<typeof pagedAddresses> {
  const { context, host } = useModule();
  const { locale, basePath } = context;
  return pagedAddresses(host.sitemap, { page, locale, basePath, ...(params ? { params } : {}) }, number);
}
