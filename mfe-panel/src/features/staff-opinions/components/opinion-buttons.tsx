import type { StaffOpinion } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { changeOpinion } from '../api/opinions';
import { nextStatuses } from '../opinion-actions';

/** Publishes or refuses an opinion, each undone by the other, and opens its reply. */
export function OpinionButtons({ opinion, onAnswer }: { opinion: StaffOpinion; onAnswer(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const { id, authorName: name, reply } = opinion;
  const changing = useMutation({
    mutationFn: (status: 'published' | 'rejected') =>
      changeOpinion(http, { id, change: { status } }, newIdempotencyKey()),
    onSuccess: ({ status }) =>
      bus.publish('toast', { type: 'success', message: t(`staff.opinions.done.${status}`, { name }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staffOpinions'] }),
  });
  const changeOnce = usePressOnce(changing);
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2}>
        {nextStatuses(opinion).map((status) => (
          <Button
            key={status}
            size="sm"
            variant={status === 'published' ? 'primary' : 'secondary'}
            aria-label={t(`staff.opinions.actionNames.${status}`, { name })}
            busy={changing.isPending && changing.variables === status}
            onClick={() => changeOnce(status)}
          >
            {t(`staff.opinions.actions.${status}`)}
          </Button>
        ))}
        <Button
          size="sm"
          variant="secondary"
          aria-label={t(reply === null ? 'staff.opinions.actionNames.reply' : 'staff.opinions.actionNames.edit', {
            name,
          })}
          onClick={onAnswer}
        >
          {t(reply === null ? 'staff.opinions.actions.reply' : 'staff.opinions.actions.edit')}
        </Button>
      </Stack>
      {changing.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(changing.error, t)}
        </Notice>
      ) : null}
    </Stack>
  );
}
