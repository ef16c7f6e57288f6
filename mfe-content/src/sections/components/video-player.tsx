import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { playerAddress, type VideoProvider, watchAddress } from '../video-addresses';

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  padding: 1rem;

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3.5rem;
    padding: 0.5rem 1.75rem 0.5rem 1.25rem;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.accent};
    box-shadow: ${tokens.shadow};
    color: ${tokens.color['accent-ink']};
    font: inherit;
    font-weight: 600;
  }
  & > button:hover {
    background: ${tokens.color['accent-strong']};
  }
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

interface VideoPlayerProps {
  provider: VideoProvider;
  videoId: string;
  /** Names the frame. */
  title: string;
}

/**
 * The film, once it was pressed by a visitor who accepts cookies of marketing; nothing is loaded from the provider before. For
 * others there is the way to the film at its provider.
 */
export function VideoPlayer({ provider, videoId, title }: VideoPlayerProps) {
  const t = useTranslate();
  const hasConsent = useTopic('consent')?.marketing === true;
  const [isPressed, setPressed] = useState(false);
  if (isPressed && hasConsent) {
    return (
      <Frame
        src={playerAddress(provider, videoId)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <Cover>
      {isPressed ? (
        <Notice announce="polite">
          {t('videoPlayer.needsConsent')}{' '}
          <a href={watchAddress(provider, videoId)} target="_blank" rel="noopener noreferrer">
            {t('videoPlayer.watch')}
          </a>
        </Notice>
      ) : (
        <button type="button" aria-label={t('videoPlayer.playNamed', { title })} onClick={() => setPressed(true)}>
          <Play aria-hidden="true" />
          {t('videoPlayer.play')}
        </button>
      )}
    </Cover>
  );
}
