/**
 * The narrow facade of react-router-dom that modules share: about ten names instead of the whole package, which
 * would be 50 KB in every first load.
 */
export {
  Link,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { AppRouter } from './app-router';
export { navigator } from './history';
export { buildPath, pagePath } from './paths';
