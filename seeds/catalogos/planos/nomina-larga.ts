import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Long: a row per concept, quincenas as AAAAQQ, the last row with the sum of every amount. */
export const NOMINA_LARGA: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  titulos: true,
  periodo: 'AAAAQQ',
  totales: { empieza: 'TOTAL', cuenta: { columna: 2 }, suma: { titulo: 'IMPORTE' }, de: 'conceptos' },
  campos: [
    { campo: 'rfc', en: { titulo: 'RFC' } },
    { campo: 'curp', en: { titulo: 'CURP' } },
    { campo: 'nombre', en: { titulo: 'NOMBRE' }, obligatorio: true },
    { campo: 'plaza', en: { titulo: 'PLAZA' } },
    {
      campo: 'clase',
      en: { titulo: 'TIPO' },
      tabla: { O: 'ordinaria', C: 'complementaria', R: 'retroactiva', A: 'aguinaldo' },
    },
    { campo: 'numero', en: { titulo: 'NUMERO' }, obligatorio: false },
    { campo: 'desde', en: { titulo: 'DESDE' }, obligatorio: false },
    { campo: 'hasta', en: { titulo: 'HASTA' }, obligatorio: false },
    { campo: 'quincena', en: { titulo: 'QUINCENA' } },
    { campo: 'dias', en: { titulo: 'DIAS' }, obligatorio: false },
  ],
  conceptos: { forma: 'renglon', concepto: { titulo: 'CONCEPTO' }, importe: { titulo: 'IMPORTE' } },
}
