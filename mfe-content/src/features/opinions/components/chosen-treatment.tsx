import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Stack } from '@aksamit/ui';

interface ChosenTreatmentProps {
  /** Undefined: opinions of a treatment that is gone. */
  name: string | undefined;
  /** Address of the opinions of all treatments. */
  withoutHref: string;
}

/** Whose opinions are shown when they are those of one treatment, and the way to all others. */
export function ChosenTreatment({ name, withoutHref }: ChosenTreatmentProps) {
  const t = useTranslate();
  return (
    <Stack direction="row" gap={4} style={{ justifyContent: 'space-between' }}>
      {name ? <Heading level={2}>{t('opinionList.about', { name })}</Heading> : null}
      <a href={withoutHref}>{t('opinionList.aboutAll')}</a>
    </Stack>
  );
}
