import type { SecondFactorSetup as Setup } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useSending } from '../../../forms/use-sending';
import { confirmSecondFactor } from '../api/second-factor';

/** Dark on white, whatever the page's colours: cameras expect it. */
const QrCode = styled.svg`
  width: min(14rem, 100%);
  border-radius: 0.5rem;
  background: #fff;
  color: #000;
`;

/** By fours, so that it can be typed. */
const Key = styled.code`
  font-size: 1.05em;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const fieldId = (name: string) => `second-factor-setup-${name}`;
const NAMES = ['code'] as const;

type Confirmed = Awaited<ReturnType<typeof confirmSecondFactor>>;

/** The QR code and the key for the app, and the code that confirms them. */
export function SecondFactorSetup({ setup, onConfirmed }: { setup: Setup; onConfirmed: (answer: Confirmed) => void }) {
  const t = useTranslate();
  const http = useHttp();
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const sending = useSending({
    form,
    names: NAMES,
    fieldId,
    labelOf: () => t('secondFactor.code'),
    send: ({ code }) => confirmSecondFactor(http, code.replace(/\s/g, '')),
    onSent: onConfirmed,
  });
  const { qr, key, uri } = setup;
  return (
    <form onSubmit={sending.submit} noValidate method="post">
      <Stack gap={4}>
        {sending.messages}
        <Text>{t('secondFactor.scan')}</Text>
        <QrCode
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('secondFactor.qr')}
        >
          <path d={qr.path} fill="currentColor" />
        </QrCode>
        <Text size="sm">
          {t('secondFactor.keyText')} <Key>{key.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
        </Text>
        <Text size="sm">
          <a href={uri}>{t('secondFactor.openApp')}</a>
        </Text>
        <Field
          label={t('secondFactor.code')}
          hint={t('codeLogin.codeHint')}
          id={fieldId('code')}
          error={form.formState.errors.code?.message}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.register('code', {
              required: t('form.required'),
              pattern: { value: /^\s*\d{3}\s*\d{3}\s*$/, message: t('codeLogin.codeWrong') },
            })}
          />
        </Field>
        <Button type="submit" busy={sending.isPending}>
          {t('secondFactor.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
