import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { type ReactNode, useState } from 'react';
import { followLink } from '../api/follow-link';
import { type NewsletterLink, refusedLinkKey } from '../newsletter-link';

interface LinkStepsProps {
  link: NewsletterLink;
  /** Of the e-mail's link; null: the page was opened without one. */
  token: string | null;
  /** The browser itself sent the button's form, and it was done. */
  isDone: boolean;
}

/** Does what the link asks for on a press, not by opening the page: mail programs open links too. */
export function LinkSteps({ link, token, isDone }: LinkStepsProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const [refusal] = useState(() => queryClient.getQueryData<string>(refusedLinkKey));
  const following = useMutation({ mutationFn: (given: string) => followLink(http, link, given) });
  if (isDone || following.isSuccess)
    return (
      <Outcome>
        <Notice tone="success" announce="polite">
          {t(`newsletter.${link}.done`)}
        </Notice>
      </Outcome>
    );
  const failure = following.error ? failureText(following.error, t('newsletter.failed')) : refusal;
  if (token === null && failure === undefined)
    return (
      <Outcome>
        <Notice tone="warning">{t('newsletter.incomplete')}</Notice>
      </Outcome>
    );
  return (
    <Stack gap={5}>
      {failure !== undefined ? null : (
        <Text size="lead" tone="muted">
          {t(`newsletter.${link}.lead`)}
        </Text>
      )}
      {failure === undefined ? null : (
        <Notice tone="alert" announce="assertive">
          {failure}
        </Notice>
      )}
      {token === null ? null : (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            following.mutate(token);
          }}
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={following.isPending}>
            {t(`newsletter.${link}.button`)}
          </Button>
        </form>
      )}
      {failure === undefined ? null : <ToForm />}
    </Stack>
  );
}

/** The API's reason where it gave one. */
function failureText(error: unknown, otherwise: string): string {
  const isReply = isHttpError(error) && error.status > 0 && error.status < 500;
  return (isReply && error.message) || otherwise;
}

function Outcome({ children }: { children: ReactNode }) {
  return (
    <Stack gap={5} align="flex-start">
      {children}
      <ToForm />
    </Stack>
  );
}

function ToForm() {
  const t = useTranslate();
  const href = useHref();
  return (
    <LinkButton variant="secondary" href={href('content/newsletter')}>
      {t('newsletter.toForm')}
    </LinkButton>
  );
}
