import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, EmptyState, LinkButton, Section } from '@aksamit/ui';
import { Lock } from 'lucide-react';

/** Shown to customers, who have no right to the staff area; the API refuses its calls as well. */
export function NoAccess() {
  const t = useTranslate();
  const href = useHref();
  return (
    <Section>
      <Container width="narrow">
        <EmptyState
          headingLevel={1}
          title={t('staff.noAccess.title')}
          text={t('staff.noAccess.text')}
          icon={<Lock />}
          action={<LinkButton href={href('panel/dashboard')}>{t('staff.noAccess.action')}</LinkButton>}
        />
      </Container>
    </Section>
  );
}
