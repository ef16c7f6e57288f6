import { type PromoBarState, promoBarState } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Badge, type BadgeProps, Button, Notice, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { endPromoBar, PROMO_BARS } from '../api/promo-bar-calls';
import type { StoredRecord } from '../api/record-calls';
import { recordKey } from '../api/record-queries';
import type { RecordPartProps } from '../record-kind';

export const STATE_TONES: Readonly<Record<PromoBarState, BadgeProps['tone']>> = {
  draft: 'neutral',
  coming: 'soft',
  on: 'success',
  over: 'neutral',
};

/** Whether visitors see the bar, or will. */
export const stateOf = ({ state }: StoredRecord): PromoBarState => promoBarState.parse(state);

/** Above the form of a bar: whether it is on, and since or until when; one press ends it. */
export function PromoBarHead({ record, renew }: RecordPartProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const state = stateOf(record);
  const ending = useEnding(record, renew);
  const end = usePressOnce(ending);
  const time = (field: unknown) => (typeof field === 'string' ? formatDateTime(field, locale) : '');
  const words = record.endAt === null && state === 'on' ? 'endless' : state;
  const times = { start: time(record.startAt), end: time(record.endAt) };
  return (
    <>
      <Buttons>
        <Badge tone={STATE_TONES[state]}>{t(`staff.records.options.state.${state}`)}</Badge>
        <Text as="span">{t(`staff.records.promoBar.times.${words}`, times)}</Text>
        {state === 'on' ? (
          <Button variant="secondary" size="sm" busy={ending.isPending} onClick={() => end()}>
            {t('staff.records.promoBar.end')}
          </Button>
        ) : null}
      </Buttons>
      {ending.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(ending.error, t)}
        </Notice>
      ) : null}
    </>
  );
}

function useEnding({ id, editedAt }: StoredRecord, renew: RecordPartProps['renew']) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: () => endPromoBar(http, id, keyOf({ id, editedAt })),
    onSuccess(ended) {
      queryClient.setQueryData([...recordKey(PROMO_BARS), 'one', id], ended);
      bus.publish('toast', { type: 'success', message: t('staff.records.promoBar.ended') });
      renew(ended);
    },
    // Also after a refusal: somebody else may have ended it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: recordKey(PROMO_BARS) }),
  });
}
