import { promoBarLook } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Heading, LinkButton, promoLook, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Pair, Part } from '../../../staff-kit/record-form/components/form-style';
import { type FormFields, recordOfForm } from '../../../staff-kit/record-form/form-values';
import { useRecordFormState } from '../../../staff-kit/record-form/record-form-context';

const Ground = styled(Card)(promoLook);

const LANGUAGES = ['pl', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
const PREFIXES: Readonly<Record<Language, string>> = { pl: '', en: '/en' };

/** In the form of a bar: how it looks with what is typed. */
export function PromoBarPreview() {
  const t = useTranslate();
  const headingId = useId();
  const { form, control } = useRecordFormState();
  const typed = useWatch({ control: form.control }) as FormFields;
  const fields = recordOfForm(control, typed);
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{t('staff.records.promoBar.preview')}</h2>
      <Pair>
        {LANGUAGES.map((language) => (
          <DrawnBar key={language} fields={fields} language={language} />
        ))}
      </Pair>
    </Part>
  );
}

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function DrawnBar({ fields, language }: { fields: Readonly<Record<string, unknown>>; language: Language }) {
  const t = useTranslate();
  const headline = textOf(within(fields.headline, language));
  const subheadline = textOf(within(fields.subheadline, language));
  const actions: unknown = within(fields.actions, language);
  const look = promoBarLook.safeParse(fields.look).data;
  const links = (Array.isArray(actions) ? actions : []).map((action: unknown, index) => {
    const [label, path] = [textOf(within(action, 'label')), textOf(within(action, 'path'))];
    if (label === '' || path === '') return null;
    const href = path.startsWith('/') ? PREFIXES[language] + path : path;
    return (
      // What is typed stays here: the link opens beside it.
      <LinkButton
        key={`${label} ${path}`}
        href={href}
        target="_blank"
        rel="noopener"
        variant={index === 0 ? 'primary' : 'secondary'}
      >
        {label}
      </LinkButton>
    );
  });
  return (
    <Ground tone="blush" lang={language} data-look={look}>
      <Stack gap={3}>
        <Heading level={3} size="md">
          {headline || t('staff.records.promoBar.noHeadline')}
        </Heading>
        {subheadline === '' ? null : <Text>{subheadline}</Text>}
        <Stack direction="row" gap={3}>
          {links}
        </Stack>
      </Stack>
    </Ground>
  );
}
