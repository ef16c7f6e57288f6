/**
 * The narrow facade of react-router-dom that modules share: a few names instead of the whole package, which would be
 * 50 KB in every first load. Links are plain `<a href>`: the host turns a click on one into a navigation.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { AppRouter } from './app-router';
export { historySnapshot, navigator, subscribeToHistory } from './history';
export { pagePath } from './paths';
