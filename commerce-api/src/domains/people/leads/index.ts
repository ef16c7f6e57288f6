export { acceptOverdueComplaints, anonymizeOldLeads } from './lead-clocks';
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
