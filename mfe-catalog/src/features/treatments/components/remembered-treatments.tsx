import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@aksamit/ui';
import styled from '@emotion/styled';
import { Heart, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { type RememberedEntry, rememberedQuery } from '../api/list-remembered';
import { removeTreatment } from '../api/remember-treatment';
import { TreatmentCard } from './treatment-card';

/** A card over its button, the buttons of a row in one line. */
const Entry = styled.li`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 0.25rem;
`;

/** The customer's remembered treatments in each state: loading, failed, none, loaded. */
export function RememberedTreatments() {
  const t = useTranslate();
  const list = useQuery(rememberedQuery(useHttp()));
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} aria-label={t('remembered.label')} aria-busy={list.isPending || undefined}>
      {list.data ? (
        <Entries entries={list.data} section={section} />
      ) : list.isError ? (
        <ErrorState
          title={t('remembered.failedTitle')}
          text={t('remembered.failedText')}
          retryLabel={t('remembered.retry')}
          busy={list.isFetching}
          onRetry={() => list.refetch()}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden>{t('remembered.loading')}</VisuallyHidden>
      <Grid minColumn="18rem" gap={6}>
        {['a', 'b'].map((key) => (
          <Skeleton key={key} height="32rem" shape="card" />
        ))}
      </Grid>
    </>
  );
}

interface EntriesProps {
  entries: readonly RememberedEntry[];
  /** Takes the focus when the pressed button goes with its card. */
  section: RefObject<HTMLElement | null>;
}

function Entries({ entries, section }: EntriesProps) {
  const t = useTranslate();
  const href = useHref();
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title={t('remembered.emptyTitle')}
        text={t('remembered.emptyText')}
        action={<LinkButton href={href('catalog/womens-zone')}>{t('remembered.emptyAction')}</LinkButton>}
      />
    );
  return (
    <Grid as="ul" minColumn="18rem" gap={6}>
      {entries.map((entry) => (
        <Entry key={entry.id}>
          {entry.treatment ? (
            <TreatmentCard treatment={entry.treatment} headingLevel={2} showZone compact />
          ) : (
            <NotSold name={entry.name} />
          )}
          <RemoveButton entry={entry} onRemoved={() => section.current?.focus()} />
        </Entry>
      ))}
    </Grid>
  );
}

/** One that is no longer offered keeps its name, so that the customer sees what became of it. */
function NotSold({ name }: { name: string }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Card>
      <Stack gap={3} align="flex-start">
        <Badge>{t('remembered.notSold')}</Badge>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {t('remembered.notSoldText')} <a href={href('catalog/price-list')}>{t('remembered.similar')}</a>
        </Text>
      </Stack>
    </Card>
  );
}

function RemoveButton({ entry: { id, name }, onRemoved }: { entry: RememberedEntry; onRemoved(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const { queryKey } = rememberedQuery(http);
  const removal = useMutation({
    mutationFn: () => removeTreatment(http, id),
    onSuccess() {
      queryClient.setQueryData<RememberedEntry[]>(queryKey, (entries) => entries?.filter((entry) => entry.id !== id));
      bus.publish('toast', { type: 'success', message: t('remembered.removed') });
      onRemoved();
    },
    onError: () => bus.publish('toast', { type: 'alert', message: t('remembered.removeFailed') }),
  });
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        busy={removal.isPending}
        aria-label={t('remembered.removeNamed', { name })}
        onClick={() => removal.mutate()}
      >
        {removal.isPending ? null : <X aria-hidden="true" />}
        {t('remembered.remove')}
      </Button>
    </div>
  );
}
