import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { Container, EmptyState, LinkButton, Stack } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import { zonePages } from '../zone-filters';

/** No such treatment (any more): states this and links to others. */
export function TreatmentMissing({ gender }: { gender: Gender }) {
  const t = useTranslate();
  const href = useHref();
  usePageHead({ title: t('missing.treatmentTitle'), robots: 'noindex' });
  return (
    <Container style={{ paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem)' }}>
      <EmptyState
        headingLevel={1}
        icon={<SearchX />}
        title={t('missing.treatmentTitle')}
        text={t('missing.treatmentText')}
        action={
          <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
            <LinkButton href={href(zonePages[gender].list)}>{t(`missing.${gender}`)}</LinkButton>
            <LinkButton variant="secondary" href={href('catalog/search')}>
              {t('missing.search')}
            </LinkButton>
          </Stack>
        }
      />
    </Container>
  );
}
