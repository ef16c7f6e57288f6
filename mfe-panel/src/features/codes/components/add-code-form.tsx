import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useForm } from 'react-hook-form';
import { messageOfError } from '../../../requests/message-of-error';
import { addDiscountCode } from '../api/get-codes';

/** Refusals with a text of their own, under `codes.refused`. */
const REFUSALS = ['not_found', 'expired', 'limit_reached'];

/** Adds a discount code to the customer's own, for use with the next order. */
export function AddCodeForm() {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    defaultValues: { code: '' },
  });
  const add = useMutation({
    mutationFn: ({ code }: { code: string }) => addDiscountCode(http, code.trim()),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('codes.added') });
      reset();
      return queryClient.invalidateQueries({ queryKey: ['discount-codes'] });
    },
    onError: () => setFocus('code'),
  });
  const refusal = isHttpError(add.error) && REFUSALS.includes(add.error.code) ? add.error.code : null;
  const failure = add.error ? (refusal ? t(`codes.refused.${refusal}`) : messageOfError(add.error, t)) : undefined;
  return (
    <form onSubmit={handleSubmit((fields) => add.mutate(fields))} noValidate method="post">
      <Stack gap={3} style={{ maxWidth: '26rem' }}>
        <Field label={t('codes.code')} id="code-add" error={formState.errors.code?.message ?? failure} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            {...register('code', { required: t('form.required') })}
          />
        </Field>
        <Button type="submit" size="sm" variant="secondary" busy={add.isPending}>
          {t('codes.add')}
        </Button>
      </Stack>
    </form>
  );
}
