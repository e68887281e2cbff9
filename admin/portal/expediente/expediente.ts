import { camposCon, DOCUMENTOS_LEIBLES, DOCUMENTOS_OBLIGATORIOS, papelDe } from '#domain/documentos/papeles/registro.ts'
import { camposSeguros } from '#domain/afiliacion/campos-seguros.ts'
import { papelesMezclados } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { isMotivo } from './aclaraciones.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { DocumentoAlta, LecturaGuardada } from '#domain/afiliacion/borrador.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Issue } from '#domain/issue.ts'
import type { VisorPaper } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { Captura } from './captura.ts'

/** Files and readings that the server keeps for the draft, by file id. */
export interface Kept {
  readonly archivos: Readonly<Record<string, ArchivoReconocido>>
  readonly lecturas: Readonly<Record<string, LecturaGuardada>>
}

/** The reading of a row's file, if it has one. */
export function lecturaOf(captura: Captura, kept: Kept, papel: DocumentoLeible): LecturaGuardada | null {
  const archivo = captura.documentos[papel]?.archivo
  return (archivo && kept.lecturas[archivo]) || null
}

/** What each paper says: as read, with what was captured by hand over it. */
export function papelesOf(captura: Captura, kept: Kept): LecturasExpediente {
  const entries = DOCUMENTOS_LEIBLES.flatMap((papel) => {
    if (!captura.documentos[papel]) return []
    const datos = { ...lecturaOf(captura, kept, papel)?.datos, ...captura.capturaManual[papel] }
    return Object.keys(datos).length > 0 ? [[papel, datos] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Why a paper in its row is not validated yet; null when it is, or there is none. One known already counts as it is. */
export function incompletoTexto(captura: Captura, kept: Kept, papel: DocumentoLeible): string | null {
  const documento = captura.documentos[papel]
  if (!documento || documento.by === 'Sistema') return null
  const datos: Readonly<Record<string, unknown>> = papelesOf(captura, kept)[papel] ?? {}
  const { necesita, incompleto } = papelDe(papel)
  return necesita.every((campo) => datos[campo]) ? null : incompleto
}

export function isValidado(captura: Captura, kept: Kept, documento: DocumentoAlta): boolean {
  if (!captura.documentos[documento]) return false
  return documento === 'carta' || incompletoTexto(captura, kept, documento) === null
}

export function faltantes(captura: Captura, kept: Kept): DocumentoLeible[] {
  return DOCUMENTOS_LEIBLES.filter(
    (papel) => (papelDe(papel).obligatorio || captura.documentos[papel]) && !isValidado(captura, kept, papel),
  )
}

/** How many of the papers that an alta needs are validated. */
export function validados(faltan: readonly DocumentoLeible[]): number {
  return DOCUMENTOS_OBLIGATORIOS.filter((papel) => !faltan.includes(papel)).length
}

/** What the papers prove: without the fields read with doubts that nobody has confirmed nor written. */
export function papelesSeguros(captura: Captura, kept: Kept): LecturasExpediente {
  const confirmed = new Set(captura.confirmados)
  const sure = Object.entries(papelesOf(captura, kept)).map(([papel, datos]) => {
    const campos = lecturaOf(captura, kept, papel as DocumentoLeible)?.lectura.campos ?? {}
    const typed = captura.capturaManual[papel as DocumentoLeible] ?? {}
    const isConfirmed = (campo: string): boolean =>
      Object.hasOwn(typed, campo) || confirmed.has(confirmKey(papel, campo))
    return [papel, camposSeguros(datos, campos, isConfirmed)] as const
  })
  return Object.fromEntries(sure)
}

/**
 * Papers of two people: blocks until one is removed, corrected, or said to be of the same person. A field read without certainty proves
 * nothing until it is confirmed: an O read for a zero in a CURP would make another birth date.
 */
export function mezclados(captura: Captura, kept: Kept): Issue[] {
  const { mismaPersona = '' } = captura
  return papelesMezclados(papelesSeguros(captura, kept), {
    curpLeida: DOCUMENTOS_LEIBLES.filter((papel) => isCurpLeida(captura, kept, papel)),
    mismaPersona: isMotivo(mismaPersona) ? mismaPersona : '',
  })
}

/** Whether the CURP of a paper is what was read of it with certainty: nobody wrote it. */
function isCurpLeida(captura: Captura, kept: Kept, papel: DocumentoLeible): boolean {
  const campo = camposCon('curp').find((each) => each.papel === papel)?.campo
  if (campo === undefined || Object.hasOwn(captura.capturaManual[papel] ?? {}, campo)) return false
  return lecturaOf(captura, kept, papel)?.lectura.campos[campo]?.seguro === true
}

/** The files of the draft as the viewer shows them, in the order of the tables. */
export function visorPapers(captura: Captura, kept: Kept): VisorPaper[] {
  const order = [...DOCUMENTOS_LEIBLES, 'carta'] as const
  return order.flatMap((key) => {
    const id = captura.documentos[key]?.archivo
    if (!id) return []
    const archivo = kept.archivos[id] ?? { id, nombre: TITULO_PAPEL[key], bytes: 0, paginas: 1 }
    const reading = key === 'carta' ? null : lecturaOf(captura, kept, key)
    const manual = key === 'carta' ? null : ((captura.capturaManual[key] ?? null) as Record<string, string> | null)
    return [{ key, title: TITULO_PAPEL[key], archivo, lectura: reading?.lectura ?? null, manual }]
  })
}
