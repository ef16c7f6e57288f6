export { brandColors, darkBrandColors } from './brand-colors';
export { writeBrandHead } from './write-brand-head';
export { type CalendarVisit, calendarMethodOf, writeCalendar } from './write-calendar';
export { type PdfDocument, type PdfInfo, writePdf } from './write-pdf';
export { type PdfColumn, writeTable } from './write-table';
