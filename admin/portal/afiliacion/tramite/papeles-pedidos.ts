import { causaDe, papelesRequeridos } from '#domain/afiliacion/tipos/reglas-de.ts'
import { papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { ajenosDe, faltaMotivoAjeno } from '#admin/portal/expediente/aclaraciones.ts'
import { NOMBRE_PAPEL, PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import type { Borrador, DatosDosPasos } from '#domain/afiliacion/borrador.ts'
import type { SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'

export interface PapelPedido {
  readonly clave: ClavePapel
  /** Without it the movement cannot be approved; requesting it is never stopped (decisions §10.13). */
  readonly necesario: boolean
}

/**
 * The papers of its own that a movement may bring, those it needs first; before its cause is chosen none is needed yet. `cambian` are the
 * data whose change needs a paper.
 */
export function papelesPedidos(reglas: ReglasTipo, causa: string, cambian: readonly string[] = []): PapelPedido[] {
  const necesarios = causaDe(reglas, causa) ? papelesRequeridos(reglas, causa, cambian) : []
  const claves = [...new Set([...necesarios, ...reglas.admite])].filter((clave) =>
    PAPELES_DE_MOVIMIENTO.includes(clave),
  )
  return claves.map((clave) => ({ clave, necesario: necesarios.includes(clave) }))
}

/** A file that was sent, and why it was misread where its text names another person. */
export interface PapelEnviado extends ArchivoReconocido {
  readonly motivo?: string
}

/** Papers that were sent, by what they are. */
export type PapelesEnviados = Readonly<Partial<Record<ClavePapel, PapelEnviado>>>

/** The papers as the body of the call names them: those that the movement takes. */
export function documentosDe(
  reglas: ReglasTipo,
  causa: string,
  papeles: PapelesEnviados,
  cambian: readonly string[] = [],
): SolicitudTramite['documentos'] {
  const sent = papelesPedidos(reglas, causa, cambian).flatMap(({ clave }) => {
    const archivo = papeles[clave]?.id
    return archivo === undefined ? [] : [[clave, { archivo }] as const]
  })
  return Object.fromEntries(sent)
}

/** The papers as a draft keeps them. */
export function papelesEnBorrador(papeles: PapelesEnviados): DatosDosPasos['papeles'] {
  return Object.fromEntries(Object.entries(papeles).map(([clave, { id }]) => [clave, { archivo: id }]))
}

/** The papers of a draft, with their files. */
export function papelesDeBorrador({ datos, archivos }: Pick<Borrador, 'datos' | 'archivos'>): PapelesEnviados {
  const sent = Object.entries(datos.dosPasos?.papeles ?? {}).flatMap(([clave, { archivo }]) => {
    const guardado = archivos[archivo]
    const motivo = datos.ajenos?.[clave as ClavePapel]
    return guardado ? [[clave, { ...guardado, ...(motivo !== undefined && { motivo }) }] as const] : []
  })
  return Object.fromEntries(sent)
}

/** The reasons given for files that name another person, as typed. */
export function motivosDe(papeles: PapelesEnviados): Readonly<Partial<Record<ClavePapel, string>>> {
  return Object.fromEntries(
    Object.entries(papeles).flatMap(([clave, { motivo = '' }]) => (motivo === '' ? [] : [[clave, motivo] as const])),
  )
}

/** The same as the saving call takes them. */
export function aclaracionesDePapeles(papeles: PapelesEnviados): Pick<SolicitudTramite, 'aclaraciones'> {
  const aclaraciones = ajenosDe(motivosDe(papeles))
  return aclaraciones.ajenos ? { aclaraciones } : {}
}

/** The papers of another person that nobody has explained: the first step is not left with one. */
export function erroresDePapeles(
  papeles: PapelesEnviados,
  curp: string,
  idOf: (campo: string) => string,
): SummaryError[] {
  return Object.entries(papeles).flatMap(([key, papel]) => {
    const clave = key as ClavePapel
    const falta = faltaMotivoAjeno(clave, papel, curp, papel.motivo ?? '')
    return falta === '' ? [] : [{ id: idOf(`ajenos.${clave}`), message: `${NOMBRE_PAPEL[clave]}: ${falta}` }]
  })
}

/** Why each paper that was sent is hardly what it was sent as; empty where nothing speaks against them. */
export function papelesEquivocados(papeles: PapelesEnviados, curp: string): string[] {
  return Object.entries(papeles)
    .map(([clave, { reconocido }]) => papelEquivocado(clave as ClavePapel, reconocido, curp))
    .filter(Boolean)
}
