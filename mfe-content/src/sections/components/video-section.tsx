import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Island } from '@aksamit/module-sdk/islands';
import { Accordion, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import videoPlayer from '../../islands/video-player.island';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';
import { SectionPicture } from './section-picture';

const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.velvet};
`;

/** A film behind its poster, with what is spoken in it. Nothing comes from its provider before a press. */
export function VideoSection({ section, position }: SectionProps<'video'>) {
  const t = useTranslate();
  const { provider, videoId, poster, transcript, title } = section;
  return (
    <SectionBand head={section} position={position} width="narrow">
      <Stack gap={4}>
        <Screen>
          <SectionPicture picture={poster} sizes="(min-width: 800px) 760px, 100vw" />
          <Island of={videoPlayer} props={{ provider, videoId, title: title ?? t('sections.video') }} />
        </Screen>
        <Accordion
          items={[
            { id: `${position.id}-transcript`, title: t('sections.transcript'), content: <Text>{transcript}</Text> },
          ]}
        />
      </Stack>
    </SectionBand>
  );
}
