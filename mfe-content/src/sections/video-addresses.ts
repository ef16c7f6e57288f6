export type VideoProvider = 'youtube' | 'vimeo';

/** Address of a film's player: those that set no cookies before playing. The page server's policy allows these hosts alone. */
export const playerAddress = (provider: VideoProvider, videoId: string): string =>
  provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${videoId}?autoplay=1&dnt=1`;

/** Address of the film at its provider. */
export const watchAddress = (provider: VideoProvider, videoId: string): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`;
