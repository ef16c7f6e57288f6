import type { InvoiceInput, User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Grid, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useSending } from '../../../forms/use-sending';
import { messageOfError } from '../../../requests/message-of-error';
import { findCompany, saveInvoiceData } from '../api/settings';
import { companyFields, INVOICE_FIELDS, invoiceFields } from '../invoice-fields';
import { useProfileChange } from '../use-profile-change';
import { SettingsCard } from './settings-card';

const fieldId = (name: string) => `invoice-${name}`;
const DRAFT = 'invoice';
const OTHERS = INVOICE_FIELDS.slice(1);
const autoComplete = {
  vatId: 'off',
  companyName: 'organization',
  address: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
} as const;

/** Invoice data, filled in from the company register by NIP; removed on request. */
export function InvoiceForm({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const saved = useProfileChange();
  const { locale } = usePageContext();
  const form = useForm<InvoiceInput>({
    defaultValues: draftOver(DRAFT, user.id, invoiceFields(user, locale)),
    shouldFocusError: false,
  });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId: user.id });
  const done = (changed: User, message: string) => {
    clearDraft();
    form.reset(invoiceFields(changed, locale));
    saved(changed, message);
  };
  const { submit, isPending, messages } = useSending({
    form,
    names: INVOICE_FIELDS,
    fieldId,
    labelOf: (name) => t(`invoice.${name}`),
    send: async (fields: InvoiceInput) => saveInvoiceData(http, fields),
    onSent: (changed) => done(changed, t('settings.saved')),
  });
  const remove = useMutation({
    mutationFn: () => saveInvoiceData(http, null),
    onSuccess: (changed) => done(changed, t('invoice.removed')),
    onError: (error) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) }),
  });
  const fillIn = (found: InvoiceInput) => {
    for (const name of INVOICE_FIELDS) form.setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SettingsCard id="settings-invoice" title={t('invoice.title')} text={t('invoice.text')}>
      <form onSubmit={submit} noValidate method="post" aria-labelledby="settings-invoice">
        <Stack gap={4}>
          {messages}
          <InvoiceField form={form} name="vatId" />
          <CompanyLookUp vatId={() => form.getValues('vatId')} onFound={fillIn} />
          <Grid gap={4} minColumn="14rem">
            {OTHERS.map((name) => (
              <InvoiceField key={name} form={form} name={name} />
            ))}
          </Grid>
          <Stack direction="row" gap={3}>
            <Button type="submit" busy={isPending}>
              {t('invoice.save')}
            </Button>
            {user.hasInvoiceData ? (
              <Button variant="quiet" flush busy={remove.isPending} onClick={() => remove.mutate()}>
                {t('invoice.remove')}
              </Button>
            ) : null}
          </Stack>
        </Stack>
      </form>
    </SettingsCard>
  );
}

/** One line of the invoice's address. */
function InvoiceField({ form, name }: { form: UseFormReturn<InvoiceInput>; name: keyof InvoiceInput }) {
  const t = useTranslate();
  return (
    <Field label={t(`invoice.${name}`)} id={fieldId(name)} error={form.formState.errors[name]?.message} required>
      <TextInput
        autoComplete={autoComplete[name]}
        maxLength={200}
        {...form.register(name, { required: t('form.required') })}
      />
    </Field>
  );
}

interface CompanyLookUpProps {
  vatId(): string;
  onFound(fields: InvoiceInput): void;
}

/** Requests the company of the typed NIP from the register. */
function CompanyLookUp({ vatId, onFound }: CompanyLookUpProps) {
  const t = useTranslate();
  const http = useHttp();
  const { locale } = usePageContext();
  const lookUp = useMutation({
    mutationFn: () => findCompany(http, vatId()),
    onSuccess: (found) => onFound(companyFields(found, locale)),
  });
  return (
    <div>
      <Button size="sm" variant="secondary" busy={lookUp.isPending} onClick={() => lookUp.mutate()}>
        {t('invoice.lookUp')}
      </Button>
      <p role="status">{words()}</p>
    </div>
  );

  function words(): string | null {
    if (lookUp.isSuccess) return t('invoice.found');
    if (!lookUp.error) return null;
    if (!isHttpError(lookUp.error)) return messageOfError(lookUp.error, t);
    if (lookUp.error.status === 422) return t('invoice.nipWrong');
    if (lookUp.error.status === 404) return t('invoice.nipUnknown');
    return lookUp.error.status === 503 ? t('invoice.registerAway') : messageOfError(lookUp.error, t);
  }
}
