import { TABLA_MAX_BYTES } from '#domain/fila-tabla.ts'

/** What a field takes where the server reads a table: Excel names its "Unicode text" .txt. */
export const ARCHIVO_TABLA = {
  accept: {
    'text/csv': ['.csv'],
    'text/plain': ['.txt'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  maxBytes: TABLA_MAX_BYTES,
} as const
