import type { Issue } from '#domain/issue.ts'
import type { DatosPersonalesEnCaptura, DomicilioOCR } from '#domain/afiliacion/datos/datos-personales.ts'

/** A text of the personal data by its path, as the rules name it: "nombres", "domicilioOCR.cp". */
export type PersonalPath =
  | 'nombres'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'curp'
  | 'nacionalidad'
  | 'rfcBase'
  | 'rfcHomo'
  | 'nss'
  | 'numEmpleado'
  | 'telefono'
  | 'email'
  | 'domicilio'
  | 'calle2'
  | `domicilioOCR.${keyof DomicilioOCR}`

/** Labels of the form, by path; the summary of errors and the comparison of versions name fields by them too. */
export const ETIQUETA: Readonly<Record<string, string>> = {
  nombres: 'Nombres',
  apellidoPaterno: 'Apellido paterno',
  apellidoMaterno: 'Apellido materno',
  curp: 'CURP',
  nacionalidad: 'Nacionalidad',
  rfcBase: 'RFC',
  rfcHomo: 'Homoclave',
  nss: 'NSS',
  numEmpleado: 'No. de empleado',
  telefono: 'Teléfono',
  email: 'Correo electrónico',
  domicilio: 'Calle y número',
  calle2: 'Segunda calle',
  foto: 'Fotografía',
  sinSegundoApellido: 'Sin segundo apellido',
  usarDireccionCsf: 'Usar el domicilio de la constancia',
  'domicilioOCR.cp': 'C.\u00a0P.',
  'domicilioOCR.tipoVialidad': 'Tipo',
  'domicilioOCR.nombreVialidad': 'Vialidad',
  'domicilioOCR.numeroExterior': 'Exterior',
  'domicilioOCR.numeroInterior': 'Interior',
  'domicilioOCR.colonia': 'Colonia',
  'domicilioOCR.localidad': 'Localidad',
  'domicilioOCR.municipio': 'Municipio',
  'domicilioOCR.entidad': 'Estado',
  'domicilioOCR.entreCalle': 'Entre calle',
  'domicilioOCR.yCalle': 'Y calle',
  entidad: 'Tipo de Entidad',
  adscripcion: 'Entidad',
  dependencia: 'Dirección General (Dependencia)',
  area: 'Área',
  categoria: 'Categoría',
  nombreCategoria: 'Nombre de la categoría',
  salario: 'Salario',
  fechaIngreso: 'Fecha de ingreso',
  observaciones: 'Observaciones',
  fecha: 'Fecha',
  fechaAutorizacion: 'Fecha de autorización',
  fechaFin: 'Fecha de Reingreso',
  causa: 'Causa',
  puesto: 'Puesto',
  otrasPrestaciones: 'Otras prestaciones',
  quinquenios: 'Quinquenios',
  porcentaje: 'Porcentaje',
}

const ORDER = Object.keys(ETIQUETA)

/** Issues in the order of the form, whatever the order of the rules. */
export function inFormOrder(issues: readonly Issue[]): Issue[] {
  const place = ({ path }: Issue): number => (ORDER.includes(path) ? ORDER.indexOf(path) : ORDER.length)
  return [...issues].sort((a, b) => place(a) - place(b))
}

/** Id of the control of a field: what summaries link to. */
export function fieldId(path: string): string {
  return `tramite-${path.replaceAll('.', '-')}`
}

const BLOCK = 'domicilioOCR.'

/** A text of the capture by its path; undefined while nobody has written it. */
export function readPath(datos: DatosPersonalesEnCaptura, path: PersonalPath): string | undefined {
  if (path.startsWith(BLOCK)) return datos.domicilioOCR?.[path.slice(BLOCK.length) as keyof DomicilioOCR]
  return datos[path as Exclude<PersonalPath, `domicilioOCR.${string}`>]
}

/** The capture with one text changed. */
export function writePath(
  datos: DatosPersonalesEnCaptura,
  path: PersonalPath,
  value: string,
): DatosPersonalesEnCaptura {
  if (!path.startsWith(BLOCK)) return { ...datos, [path]: value }
  return { ...datos, domicilioOCR: { ...datos.domicilioOCR, [path.slice(BLOCK.length)]: value } }
}
