export { acceptOverdueComplaints, anonymizeCallBacks, anonymizeOldLeads } from './lead-clocks';
export { addLeadNote, selectLeadNotes } from './lead-notes';
export { LEAD_STATES, type LeadState } from './lead-rules';
export { refuseProgram } from './refuse-program';
export { registerLeads } from './routes';
export {
  changeLead,
  type Desk,
  type DeskLead,
  findLead,
  type LeadChange,
  outcomeMailsOf,
  selectLeads,
} from './work-leads';
