/** Route trees for modules that have one; see HistoryRouter. */
export { Outlet, Route, Routes } from 'react-router-dom';
export { HistoryRouter } from './history-router';
