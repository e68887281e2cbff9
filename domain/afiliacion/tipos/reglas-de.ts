import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { Dato } from '#domain/documentos/papeles/papel.ts'
import { camposCon } from '#domain/documentos/papeles/registro.ts'
import { isPercepcion } from '#domain/afiliacion/percepciones.ts'
import { ownValue } from '#domain/own-value.ts'
import { PAPELES_DE_MOVIMIENTO, type ClavePapel } from './papel.ts'
import type { CausaTipo, ReglasTipo } from './reglas-tipo.ts'

/** Cause of a baja that was requested without one. It is completed before the approval (decisions §11.26). */
export const CAUSA_SIN_ESPECIFICAR = 'sin_especificar'

/** The cause of that key. Null when the type has no such cause, or asks for one and the request gives none. */
export function causaDe(reglas: ReglasTipo, clave: string): CausaTipo | null {
  if (clave === CAUSA_SIN_ESPECIFICAR) return bajaSinCausa(reglas)
  return reglas.causas.find((causa) => causa.clave === clave) ?? null
}

/** A baja to B with the situations and papers of the type's first cause that leads there; null for other types. */
function bajaSinCausa(reglas: ReglasTipo): CausaTipo | null {
  const baja = reglas.causas.find(({ clave, hacia }) => clave !== '' && hacia === 'B')
  return baja ? { ...baja, clave: CAUSA_SIN_ESPECIFICAR, etiqueta: 'Sin especificar' } : null
}

/** Whether a type asks why. */
export function pideCausa(reglas: ReglasTipo): boolean {
  return reglas.causas.some((causa) => causa.clave !== '')
}

/** Whether a type brings somebody into the padrón: its person is T until it is applied. */
export function registraPersona(reglas: ReglasTipo): boolean {
  return reglas.causas.some((causa) => causa.desde.includes('T'))
}

/** Whether who asks for it captures a person's own data: the privacy notice is made known before. */
export function capturaPersona(reglas: ReglasTipo): boolean {
  return reglas.papelPorDato || registraPersona(reglas)
}

/** Situations of who does not contribute any more. */
const DE_BAJA: readonly (LetraSituacion | null)[] = ['B', 'D', 'E', 'P']

/** Whether the situation that a movement gives ends the person's contributions. */
export const isDeBaja = (hacia: LetraSituacion | null): boolean => DE_BAJA.includes(hacia)

/** Whether a type takes people out of those who contribute: some of its causes leads to a baja, a death or a pension. */
export function daDeBaja(reglas: ReglasTipo): boolean {
  return reglas.causas.some(({ hacia }) => isDeBaja(hacia))
}

/** The three classes by which verification tells movements (specification 3 §2.16). */
export const CLASES_MOVIMIENTO = ['Alta', 'Baja', 'Actualización'] as const
export type ClaseMovimiento = (typeof CLASES_MOVIMIENTO)[number]

/** The class of a type by its rules: each type is in one, so that the three together are all movements. */
export function claseMovimiento(reglas: ReglasTipo): ClaseMovimiento {
  if (registraPersona(reglas)) return 'Alta'
  return daDeBaja(reglas) ? 'Baja' : 'Actualización'
}

/** Whether some cause of the type may be asked for a person in that situation, by the institute or by anybody. */
export function admiteSituacion(reglas: ReglasTipo, situacion: LetraSituacion, esInstituto: boolean): boolean {
  return reglas.causas.some(
    (causa) => causa.desde.includes(situacion) || (esInstituto && causa.soloInstituto.includes(situacion)),
  )
}

/** The identity data whose change a paper has to prove (decisions §10.13), as the papers call them. */
const DATO_PROBADO: Readonly<Record<string, Dato>> = {
  nombres: 'nombres',
  apellidoPaterno: 'apellidoPaterno',
  apellidoMaterno: 'apellidoMaterno',
  curp: 'curp',
  nss: 'nss',
  rfcBase: 'rfc',
  rfcHomo: 'rfc',
}

/** The papers that prove a datum or an amount of the form; none for one that needs no proof. */
function papelesDeDato(dato: string): readonly ClavePapel[] {
  if (isPercepcion(dato)) return ['percepciones']
  const said = ownValue(DATO_PROBADO, dato)
  return said === undefined ? [] : camposCon(said).flatMap(({ papel, propio }) => (propio ? [papel] : []))
}

/**
 * The person's own papers that a movement counts with: all that an alta may bring, which are filed as the person's, and of another one
 * those of `requeridos` that are no movement's own, where it `waits` and they need not come with it.
 */
export function papelesPropios(
  reglas: ReglasTipo,
  requeridos: readonly ClavePapel[],
  waits: boolean,
): readonly ClavePapel[] {
  const counted = registraPersona(reglas) ? [...requeridos, ...reglas.admite] : waits ? requeridos : []
  return counted.filter((clave) => !PAPELES_DE_MOVIMIENTO.includes(clave))
}

/** Papers without which a movement cannot be approved: its cause's, and that of each identity datum and each amount it changes. */
export function papelesRequeridos(
  reglas: ReglasTipo,
  causa: string,
  datosQueCambian: readonly string[],
): readonly ClavePapel[] {
  const porDato = reglas.papelPorDato ? datosQueCambian.flatMap(papelesDeDato) : []
  return [...new Set([...(causaDe(reglas, causa)?.papeles ?? []), ...porDato])]
}
