import { CSF, LECTOR_CSF } from './csf.ts'
import { CURP, LECTOR_CURP } from './curp.ts'
import { LECTOR_NSS, NSS } from './nss.ts'
import {
  CLAVES_PERSONA,
  completePapel,
  type CampoPapel,
  type ClavePersona,
  type Dato,
  type DatosDe,
  type LectorPapel,
  type PapelLeible,
} from './papel.ts'

/** The papers that the portal reads, in the order of every table. A new one is its own file and its line in each of these two. */
const PAPELES = { curp: CURP, nss: NSS, csf: CSF } as const
const LECTORES: Readonly<Record<DocumentoLeible, LectorPapel>> = { curp: LECTOR_CURP, nss: LECTOR_NSS, csf: LECTOR_CSF }

/** A paper as the calls and the database name it. */
export type DocumentoLeible = keyof typeof PAPELES
export const DOCUMENTOS_LEIBLES = Object.keys(PAPELES) as readonly string[] as readonly [
  DocumentoLeible,
  ...DocumentoLeible[],
]

const COMPLETOS = Object.fromEntries(
  DOCUMENTOS_LEIBLES.map((id) => [id, { ...completePapel(PAPELES[id]), id }]),
) as unknown as Readonly<Record<DocumentoLeible, PapelRegistrado>>

/** Those without which nobody is registered. */
export const DOCUMENTOS_OBLIGATORIOS = DOCUMENTOS_LEIBLES.filter((id) => COMPLETOS[id].obligatorio)

/** The flat fields of each paper. */
export type DatosPorDocumento = { readonly [D in DocumentoLeible]: DatosDe<(typeof PAPELES)[D]> }

/** A paper of the registry. */
export type PapelRegistrado = PapelLeible & { readonly id: DocumentoLeible }

/** What a paper is. */
export const papelDe = (id: DocumentoLeible): PapelRegistrado => COMPLETOS[id]

/** How a paper is read. */
export const lectorDe = (id: DocumentoLeible): LectorPapel => LECTORES[id]

export function isLeible(id: string): id is DocumentoLeible {
  return Object.hasOwn(PAPELES, id)
}

/** Something of every paper, by its name. */
export function porPapel<T>(of: (papel: PapelRegistrado) => T): Readonly<Record<DocumentoLeible, T>> {
  const entries = DOCUMENTOS_LEIBLES.map((id) => [id, of(papelDe(id))] as const)
  return Object.fromEntries(entries) as Record<DocumentoLeible, T>
}

/** A field of a paper. */
export interface CampoDePapel extends CampoPapel {
  readonly papel: DocumentoLeible
  readonly campo: string
}

/** The fields that say `dato`, of every paper, in the order of the papers. */
export function camposCon(dato: Dato): readonly CampoDePapel[] {
  return DOCUMENTOS_LEIBLES.flatMap((papel) =>
    Object.entries(papelDe(papel).campos).flatMap(([campo, each]) =>
      each.dato === dato ? [{ ...each, papel, campo }] : [],
    ),
  )
}

/** The keys of people that a paper prints, in its own order. */
export function clavesDe(id: DocumentoLeible): readonly ClavePersona[] {
  return Object.values(papelDe(id).campos).flatMap(({ dato }) => CLAVES_PERSONA.filter((clave) => clave === dato))
}

const LISTA = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** "CURP, NSS y Constancia de Situación Fiscal": the papers that are read, and those without which nobody is registered. */
export const LOS_QUE_SE_LEEN = LISTA.format(DOCUMENTOS_LEIBLES.map((id) => papelDe(id).enFrase))
export const LOS_OBLIGATORIOS = LISTA.format(DOCUMENTOS_OBLIGATORIOS.map((id) => papelDe(id).enFrase))

/** "una CURP, un NSS ni una Constancia de Situación Fiscal": what a file of another kind is none of. */
export const NINGUNO_DE_ELLOS = ningunoDe(DOCUMENTOS_LEIBLES.map(papelDe))

function ningunoDe(papeles: readonly PapelLeible[]): string {
  const each = papeles.map(({ articulo, enFrase }) => `${articulo === 'la' ? 'una' : 'un'} ${enFrase}`)
  return `${each.slice(0, -1).join(', ')} ni ${each.at(-1) ?? ''}`
}
