import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { NOMBRE_SEXO, sexoPadronOf } from '#domain/identidad/sexo.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { CAMPOS_EN_ORDEN } from '#domain/documentos/etiqueta-campo.ts'
import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import { porPapel } from '#domain/documentos/papeles/registro.ts'
import type { SexoCurp } from '#domain/identidad/curp.ts'

/** Names of the papers as the document tables show them (specification 1 §3.5). */
export const TITULO_PAPEL = {
  ...porPapel(({ titulo }) => titulo),
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
  oficio: 'Oficio',
  acta: 'Acta de defunción',
  incidencia: 'Incidencia firmada',
  solicitud: 'Solicitud por escrito',
  percepciones: 'Constancia de percepciones',
} as const satisfies Record<ClaseArchivo, string>

/** The same where there is little room. */
export const TITULO_CORTO = porPapel(({ corto }) => corto)

const CLAVES = new Set(['curp', 'nss', 'rfc', 'codigoPostal', 'idCIF', 'codigoEntidad'])

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
  const place = (campo: string): number =>
    CAMPOS_EN_ORDEN.includes(campo) ? CAMPOS_EN_ORDEN.indexOf(campo) : CAMPOS_EN_ORDEN.length
  return [...campos].sort((a, b) => place(a) - place(b))
}

/** Path of the call that sends a file. */
export const rutaArchivo = (id: string): string => `/api/archivos/${encodeURIComponent(id)}`

/** "84 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
