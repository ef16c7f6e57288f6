export type { GateCode, GateInput, GateRefusal } from './gate-refusal';
export { gateRefusals } from './gate-refusals';
