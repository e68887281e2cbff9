import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { NOMBRE_SEXO, sexoPadronOf } from '#domain/identidad/sexo.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import { isLeible, papelDe, porPapel } from '#domain/documentos/papeles/registro.ts'
import type { SexoCurp } from '#domain/identidad/curp.ts'
import { ownValue } from '#domain/own-value.ts'

/** Names of the papers as the document tables show them (specification 1 §3.5). */
export const TITULO_PAPEL = {
  ...porPapel(({ titulo }) => titulo),
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
  oficio: 'Oficio',
  acta: 'Acta de defunción',
  incidencia: 'Incidencia firmada',
  solicitud: 'Solicitud por escrito',
} as const satisfies Record<ClaseArchivo, string>

/** The same where there is little room. */
export const TITULO_CORTO = porPapel(({ corto }) => corto)

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

const ORDEN = Object.keys(ETIQUETAS)
const CLAVES = new Set(['curp', 'nss', 'rfc', 'codigoPostal', 'idCIF', 'codigoEntidad'])

export function etiquetaCampo(campo: string, papel?: string): string {
  const own = papel !== undefined && isLeible(papel) ? ownValue(papelDe(papel).campos, campo) : undefined
  if (own?.dato === 'entidadNacimiento') return 'Entidad de nacimiento'
  return ownValue(ETIQUETAS, campo) ?? own?.etiqueta ?? campo
}

/** A value as a person reads it: the day of a date, the word of a CURP's H or M; any other as the paper says it. */
export function valorCampo(campo: string, valor: string): string {
  if (campo === 'sexo' && isSexoCurp(valor)) return NOMBRE_SEXO[sexoPadronOf(valor)]
  const fecha = campo.startsWith('fecha') ? parsePlainDate(valor) : null
  return fecha ? formatFecha(fecha) : valor
}

function isSexoCurp(valor: string): valor is SexoCurp {
  return valor === 'H' || valor === 'M' || valor === 'X'
}

/** Whether a field is a key, set in mono. */
export function isClave(campo: string): boolean {
  return CLAVES.has(campo)
}

/** The fields of a reading in the order a person expects; unknown ones last. */
export function ordenarCampos(campos: readonly string[]): string[] {
  const place = (campo: string): number => (ORDEN.includes(campo) ? ORDEN.indexOf(campo) : ORDEN.length)
  return [...campos].sort((a, b) => place(a) - place(b))
}

/** "84 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
