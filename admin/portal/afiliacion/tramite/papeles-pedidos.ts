import { causaDe, papelesRequeridos } from '#domain/afiliacion/tipos/reglas-de.ts'
import { papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import type { Borrador, DatosDosPasos } from '#domain/afiliacion/borrador.ts'
import type { SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'

export interface PapelPedido {
  readonly clave: ClavePapel
  /** Without it the movement cannot be approved; requesting it is never stopped (decisions §10.13). */
  readonly necesario: boolean
}

/** The papers of its own that a movement may bring, those it needs first; before its cause is chosen none is needed yet. */
export function papelesPedidos(reglas: ReglasTipo, causa: string): PapelPedido[] {
  const necesarios = causaDe(reglas, causa) ? papelesRequeridos(reglas, causa, []) : []
  const claves = [...new Set([...necesarios, ...reglas.admite])].filter((clave) =>
    PAPELES_DE_MOVIMIENTO.includes(clave),
  )
  return claves.map((clave) => ({ clave, necesario: necesarios.includes(clave) }))
}

/** Papers that were sent, by what they are. */
export type PapelesEnviados = Readonly<Partial<Record<ClavePapel, ArchivoReconocido>>>

/** The papers as the body of the call names them: those that the movement takes. */
export function documentosDe(
  reglas: ReglasTipo,
  causa: string,
  papeles: PapelesEnviados,
): SolicitudTramite['documentos'] {
  const sent = papelesPedidos(reglas, causa).flatMap(({ clave }) => {
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
    return guardado ? [[clave, guardado] as const] : []
  })
  return Object.fromEntries(sent)
}

/** Why each paper that was sent is hardly what it was sent as; empty where nothing speaks against them. */
export function papelesEquivocados(papeles: PapelesEnviados, curp: string): string[] {
  return Object.entries(papeles)
    .map(([clave, { reconocido }]) => papelEquivocado(clave as ClavePapel, reconocido, curp))
    .filter(Boolean)
}
