import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import type { ReferenceName } from '../reference-names';
import { isListed, listedQuery, optionQuery } from '../references';

/** Name of a record that another refers to; its id where it cannot be found. */
export function useOptionName(to: ReferenceName, id: string): string {
  const t = useTranslate();
  const http = useHttp();
  const { locale } = usePageContext();
  const listed = useQuery(listedQuery(http, to, locale));
  const one = useQuery(optionQuery(http, to, { id, locale }));
  const found = isListed(to) ? listed.data?.find((option) => option.id === id) : one.data;
  if (found === undefined && (listed.isLoading || one.isLoading)) return '…';
  return found?.label ?? t('staff.records.byId', { id });
}

/** Shows the name of a record that another refers to. */
export function OptionName({ to, id }: { to: ReferenceName; id: string }) {
  return useOptionName(to, id);
}
