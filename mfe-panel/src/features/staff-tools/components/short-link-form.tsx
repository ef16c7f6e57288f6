import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { makeShortLink, SHORT_LINK_LISTS } from '../api/short-links';

/** Makes a short link of a page's address; for a page that has one it is shown again. */
export function ShortLinkForm() {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const form = useForm<{ url: string }>({ defaultValues: { url: '' } });
  const label = t('staff.shortLinks.url');
  const sending = useSending({
    form,
    names: ['url'],
    fieldId: (name) => `${formId}-${name}`,
    labelOf: () => label,
    send: ({ url }) => makeShortLink(http, url.trim(), keyOf({ url })),
    onSent({ shortLinkUrl }) {
      bus.publish('toast', { type: 'success', message: t('staff.shortLinks.made', { link: shortLinkUrl }) });
      form.reset();
      return queryClient.invalidateQueries({ queryKey: SHORT_LINK_LISTS });
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate aria-label={t('staff.shortLinks.make')}>
      <Stack gap={3} align="flex-start">
        {sending.messages}
        <Field
          id={`${formId}-url`}
          label={label}
          hint={t('staff.shortLinks.urlHint')}
          error={form.formState.errors.url?.message}
          required
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            {...form.register('url', { validate: (url) => url.trim() !== '' || t('staff.shortLinks.urlMissing') })}
          />
        </Field>
        <Button type="submit" size="sm" busy={sending.isPending}>
          {t('staff.shortLinks.make')}
        </Button>
      </Stack>
    </form>
  );
}
