import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { Loaded } from '../../../states/loaded';
import { pageQuery } from '../api/page-calls';
import { PageEditor } from './page-editor';

/** One page: what visitors see of it and what is prepared. */
export function PageView({ id, userId }: { id: string; userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const page = useQuery(pageQuery(useHttp(), id));
  if (isHttpError(page.error) && page.error.status === 404 && !page.data) {
    const action = <LinkButton href={href('panel/staff-site-pages')}>{t('staff.sitePages.title')}</LinkButton>;
    return <EmptyState headingLevel={1} title={t('staff.sitePages.notFound')} action={action} />;
  }
  return (
    <Loaded query={page} failedTitle={t('staff.sitePages.failed')} height="32rem">
      {(data) => <PageEditor key={data.page.id} edited={data} userId={userId} />}
    </Loaded>
  );
}
