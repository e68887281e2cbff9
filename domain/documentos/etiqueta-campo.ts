import { isLeible, papelDe } from './papeles/registro.ts'
import { ownValue } from '#domain/own-value.ts'

/** Fields of the readings as a person calls them, in the order in which "Ver datos" lists them. */
const ETIQUETAS: Readonly<Record<string, string>> = {
  curp: 'CURP',
  nss: 'NSS',
  rfc: 'RFC',
  nombres: 'Nombres',
  apellidoPaterno: 'Apellido paterno',
  apellidoMaterno: 'Apellido materno',
  sexo: 'Sexo',
  fechaNacimiento: 'Fecha de nacimiento',
  nacionalidad: 'Nacionalidad',
  vigencia: 'Vigencia',
  entidad: 'Entidad',
  codigoEntidad: 'Clave de la entidad',
  codigoPostal: 'Código postal',
  tipoVialidad: 'Tipo de vialidad',
  nombreVialidad: 'Nombre de vialidad',
  numeroExterior: 'Número exterior',
  numeroInterior: 'Número interior',
  colonia: 'Colonia',
  localidad: 'Localidad',
  municipio: 'Municipio',
  entreCalle: 'Entre calle',
  yCalle: 'Y calle',
  situacion: 'Situación en el padrón',
  regimen: 'Régimen',
  fechaEmision: 'Fecha de emisión',
  idCIF: 'idCIF',
}

/** Their names, in that order. */
export const CAMPOS_EN_ORDEN = Object.keys(ETIQUETAS)

/** What a person calls a field of a reading; some papers have names of their own for one. */
export function etiquetaCampo(campo: string, papel?: string): string {
  const own = papel !== undefined && isLeible(papel) ? ownValue(papelDe(papel).campos, campo) : undefined
  if (own?.dato === 'entidadNacimiento') return 'Entidad de nacimiento'
  return ownValue(ETIQUETAS, campo) ?? own?.etiqueta ?? campo
}
