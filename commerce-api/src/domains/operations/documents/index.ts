export { type CalendarVisit, calendarMethodOf, writeCalendar } from './write-calendar';
export { type PdfDocument, type PdfInfo, writePdf } from './write-pdf';
export { type PdfColumn, writeTable } from './write-table';
