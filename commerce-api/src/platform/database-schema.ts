/** Types of the tables, by hand, beside the migrations. Each side of the shop has its own file. */
import type { CatalogueTables } from './catalogue-tables';
import type { CommerceTables } from './commerce-tables';

export interface Database extends CatalogueTables, CommerceTables {}
