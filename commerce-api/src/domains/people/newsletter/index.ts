export { purgeEndedSubscriptions, purgeUnconfirmedSubscriptions } from './purge-subscriptions';
export { registerNewsletter } from './routes';
