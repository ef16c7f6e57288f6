export { deleteNotesOfOrders, deleteNotesOfUser, purgeOldCustomerNotes } from './customer-notes';
export { registerCustomerCards } from './routes';
