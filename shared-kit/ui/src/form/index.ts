export { Checkbox, type CheckboxProps } from './checkbox';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export { Field, FieldError, type FieldProps } from './field';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';
export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards';
export { Select } from './select';
export { TextArea, TextInput } from './text-input';
