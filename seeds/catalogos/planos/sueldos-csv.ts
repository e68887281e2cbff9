import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** New salaries by category, as CSV or workbook. A column Desde, where there is one, must be the quincena of the load. */
export const SUELDOS_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  periodo: 'QQAA',
  campos: [
    { campo: 'categoria', en: { titulo: 'Categoría' }, obligatorio: true },
    { campo: 'monto', en: { titulo: 'Sueldo' }, obligatorio: true },
    { campo: 'desde', en: { titulo: 'Desde' }, obligatorio: false },
  ],
}
