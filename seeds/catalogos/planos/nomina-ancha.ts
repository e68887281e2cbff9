import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Wide workbook: a row per person and post, a column per concept ("P1", "D69"), sheet and titles found. */
export const NOMINA_ANCHA: DefinicionPlano = {
  formato: 'xlsx',
  codificacion: 'detectar',
  titulos: true,
  periodo: 'AAQQ',
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: true },
    { campo: 'rfc', en: { titulo: 'RFC' }, obligatorio: false },
    { campo: 'noempleado', en: { titulo: 'No. empleado' }, obligatorio: false },
    { campo: 'apellidoPaterno', en: { titulo: 'Primer apellido' } },
    { campo: 'apellidoMaterno', en: { titulo: 'Segundo apellido' } },
    { campo: 'nombres', en: { titulo: 'Nombres' } },
    { campo: 'plaza', en: { titulo: 'Plaza' }, obligatorio: false },
    { campo: 'quincena', en: { titulo: 'Quincena' } },
    { campo: 'dias', en: { titulo: 'Días' }, obligatorio: false },
    { campo: 'diasAusencia', en: { titulo: 'Ausencias' }, obligatorio: false },
    { campo: 'diasIncapacidad', en: { titulo: 'Incapacidad' }, obligatorio: false },
  ],
  conceptos: { forma: 'columnas', prefijos: ['P', 'D'] },
}
