import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** The initial padrón of an entity, as CSV or workbook: a row per person and date of its history. */
export const PADRON_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: true },
    { campo: 'rfc', en: { titulo: 'RFC' }, obligatorio: false },
    { campo: 'nss', en: { titulo: 'NSS' }, obligatorio: false },
    { campo: 'nombres', en: { titulo: 'Nombres' }, obligatorio: false },
    { campo: 'apellidoPaterno', en: { titulo: 'Primer apellido' }, obligatorio: false },
    { campo: 'apellidoMaterno', en: { titulo: 'Segundo apellido' }, obligatorio: false },
    { campo: 'nacimiento', en: { titulo: 'Fecha de nacimiento' }, obligatorio: false },
    { campo: 'sexo', en: { titulo: 'Sexo' }, obligatorio: false },
    { campo: 'noempleado', en: { titulo: 'Número de empleado' }, obligatorio: false },
    { campo: 'ingreso', en: { titulo: 'Fecha de ingreso' }, obligatorio: false },
    { campo: 'desde', en: { titulo: 'Desde' }, obligatorio: false },
    { campo: 'hasta', en: { titulo: 'Hasta' }, obligatorio: false },
    { campo: 'situacion', en: { titulo: 'Situación' }, obligatorio: false },
    { campo: 'causa', en: { titulo: 'Causa' }, obligatorio: false },
    { campo: 'unidad', en: { titulo: 'Clave de la unidad' }, obligatorio: false },
    { campo: 'categoria', en: { titulo: 'Categoría' }, obligatorio: false },
    { campo: 'puesto', en: { titulo: 'Puesto' }, obligatorio: false },
    { campo: 'fraccion', en: { titulo: 'Fracción de plaza' }, obligatorio: false },
    { campo: 'sueldo', en: { titulo: 'Sueldo mensual' }, obligatorio: false },
    { campo: 'otrasPrestaciones', en: { titulo: 'Otras prestaciones' }, obligatorio: false },
    { campo: 'quinquenios', en: { titulo: 'Quinquenios' }, obligatorio: false },
    { campo: 'porcentaje', en: { titulo: 'Porcentaje' }, obligatorio: false },
  ],
}
