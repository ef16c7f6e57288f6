import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Section, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';
import { FormSkeleton } from '../../../states/content-skeletons';

/** A page of the account before the session is known: its heading over a form. */
export function PanelSkeleton() {
  const t = useTranslate();
  return (
    <Section aria-busy="true">
      <Container>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Stack gap={6}>
          <Skeleton height="3rem" width="60%" />
          <FormSkeleton fields={4} />
        </Stack>
      </Container>
    </Section>
  );
}
