import type { User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Card, Heading, Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import { updateConsents } from '../api/update-profile';
import { useProfileChange } from '../use-profile-change';

/** Members are customers who want offers by e-mail: joining gives that consent, leaving withdraws it. */
export function ClubMembership({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const saved = useProfileChange();
  const isMember = user.userAgrees.some(({ type, value }) => type === 'marketingEmail' && value);
  const change = useMutation({
    mutationFn: () => updateConsents(http, [{ type: 'marketingEmail', value: !isMember }]),
    onSuccess: (changed) => saved(changed, t(isMember ? 'beautyClub.left' : 'beautyClub.joined')),
  });
  return (
    <Card tone="blush">
      <Stack gap={3} align="flex-start">
        <Heading level={2} size="md">
          {t(isMember ? 'beautyClub.memberTitle' : 'beautyClub.title', { name: user.firstName })}
        </Heading>
        <Text>{t(isMember ? 'beautyClub.memberText' : 'beautyClub.text')}</Text>
        {change.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(change.error, t)}
          </Notice>
        ) : null}
        <Button variant={isMember ? 'secondary' : 'primary'} busy={change.isPending} onClick={() => change.mutate()}>
          {t(isMember ? 'beautyClub.leave' : 'beautyClub.join')}
        </Button>
      </Stack>
    </Card>
  );
}
