/** The product's tables. */
export const TABLAS_SQL = `SELECT tablename AS tabla FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`
