import { defineIsland } from '@aksamit/module-sdk/islands';
import en from '../locales/video-player.en.json';
import pl from '../locales/video-player.pl.json';
import { VideoPlayer } from '../sections/components/video-player';

/** The button over a film's poster, and then the film. */
export default defineIsland({ name: 'video-player', component: VideoPlayer, texts: { pl, en } });
