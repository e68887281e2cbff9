import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Movements of people on file, as CSV or workbook: one a row. Each movement leaves blank the columns that it does not need. */
export const MOVIMIENTOS_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  campos: [
    { campo: 'tipo', en: { titulo: 'Movimiento' }, obligatorio: true },
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: false },
    { campo: 'nss', en: { titulo: 'NSS' }, obligatorio: false },
    { campo: 'interno', en: { titulo: 'Número interno' }, obligatorio: false },
    { campo: 'noempleado', en: { titulo: 'Número de empleado' }, obligatorio: false },
    { campo: 'rfc', en: { titulo: 'RFC' }, obligatorio: false },
    { campo: 'nombre', en: { titulo: 'Nombre' }, obligatorio: false },
    { campo: 'fecha', en: { titulo: 'Fecha' }, obligatorio: true },
    { campo: 'causa', en: { titulo: 'Causa' }, obligatorio: false },
    { campo: 'fechaAutorizacion', en: { titulo: 'Autorización' }, obligatorio: false },
    { campo: 'fechaFin', en: { titulo: 'Reingreso' }, obligatorio: false },
    { campo: 'categoria', en: { titulo: 'Categoría' }, obligatorio: false },
    { campo: 'sueldo', en: { titulo: 'Sueldo mensual' }, obligatorio: false },
    { campo: 'direccion', en: { titulo: 'Dirección General' }, obligatorio: false },
    { campo: 'area', en: { titulo: 'Área' }, obligatorio: false },
    { campo: 'puesto', en: { titulo: 'Puesto' }, obligatorio: false },
    { campo: 'otrasPrestaciones', en: { titulo: 'Otras prestaciones' }, obligatorio: false },
    { campo: 'quinquenios', en: { titulo: 'Quinquenios' }, obligatorio: false },
    { campo: 'porcentaje', en: { titulo: 'Porcentaje' }, obligatorio: false },
    { campo: 'observaciones', en: { titulo: 'Observaciones' }, obligatorio: false },
  ],
}
