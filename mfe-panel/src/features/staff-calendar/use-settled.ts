export { useSettled } from '../../staff-kit/use-settled';
