import { situacionTexto, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { causaDe, pideCausa } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { Impedimento } from './tramite.ts'

export interface PersonaSolicitada {
  readonly situacion: LetraSituacion
  readonly esInstituto: boolean
  readonly observaciones: string
}

/** Why a type cannot be asked, for that cause, for a person in that situation: the type's own row says it in words. */
export function situacionIssues(
  tipo: { readonly nombre: string; readonly reglas: ReglasTipo },
  causa: string,
  { situacion, esInstituto, observaciones }: PersonaSolicitada,
): Impedimento[] {
  const { nombre, reglas } = tipo
  const row = causaDe(reglas, causa)
  if (!row) {
    const mensaje = pideCausa(reglas) ? `Elige la causa: ${causasTexto(reglas)}.` : `${nombre} no lleva causa.`
    return [{ campo: 'causa', codigo: 'causa', mensaje, impide: true }]
  }
  if (row.desde.includes(situacion)) return []
  if (row.soloInstituto.includes(situacion) && esInstituto) {
    if (observaciones.trim() !== '') return []
    const mensaje = `Escribe el motivo: la persona ${situacionTexto(situacion)}.`
    return [{ campo: 'observaciones', codigo: 'requerido', mensaje, impide: true }]
  }
  const solo = row.soloInstituto.includes(situacion) ? ' Solo el instituto puede solicitarlo.' : ''
  const mensaje = `${nombre} se solicita para quien ${situacionTexto(...row.desde)}; esta persona ${situacionTexto(situacion)}.${solo}`
  return [{ campo: 'interno', codigo: 'situacion', mensaje, impide: true }]
}

function causasTexto(reglas: ReglasTipo): string {
  return reglas.causas.map(({ etiqueta }) => etiqueta).join(', ')
}
