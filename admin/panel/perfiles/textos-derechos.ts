import { TEXTO_ACTO } from '#domain/acceso/acto.ts'
import { isSoloInstituto } from '#domain/acceso/apertura.ts'
import { actosDe } from '#domain/acceso/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { VISTAS } from '#domain/acceso/vistas.ts'
import { rutaConcedible } from './permisos-draft.ts'
import type { Acto } from '#domain/acceso/acto.ts'
import type { Apertura, Concedido } from '#domain/acceso/apertura.ts'
import type { Derecho } from '#domain/acceso/derecho.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { NombreVista } from '#domain/acceso/vistas.ts'

export const nombreActo = (acto: Acto): string => TEXTO_ACTO[acto].titulo
/** "Capturar", or of several of which one is enough "Capturar, Validar o Revisar". */
export function nombreActos(capacidad: CapacidadId): string {
  const names = actosDe(CAPACIDADES[capacidad]).map(nombreActo)
  return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}`
}
export const tituloVista = (vista: NombreVista): string => VISTAS[vista].titulo
export const capacidadIds = (): CapacidadId[] => Object.keys(CAPACIDADES) as CapacidadId[]

/** A menu or process as what it grants. */
export function rutaDe(por: Concedido['por'], one: Concedible): Concedido {
  return { por, id: one.id, nombre: rutaConcedible(one), componente: one.componente }
}

/** What opens a view: "Padrón: la abre el menú Afiliación › Padrón." */
export function porQueAbre({ vista, por, nombre }: Apertura): string {
  const titulo = tituloVista(vista)
  if (por === 'menu') return `${titulo}: la abre el menú ${nombre}.`
  if (por === 'proceso') return `${titulo}: la abre el proceso ${nombre}.`
  return por === 'siempre' ? `${titulo}: la abren todos los perfiles.` : `${titulo}: este perfil abre todo.`
}

/** Why not, in one sentence: the act, the view, or both are missing. */
export function porQueNo({ tieneActo, acto, actos, aperturas, vistas }: Derecho): string {
  const lacks =
    actos.length > 1
      ? `Le falta alguno de los actos ${actos.map(nombreActo).join(', ')}.`
      : `Le falta el acto ${nombreActo(acto)}.`
  const act = tieneActo ? '' : lacks
  if (aperturas.length > 0) return act
  const names = vistas.slice(0, 3).map(tituloVista)
  const more = vistas.length > 3 ? ` o ${vistas.length - 3} más` : ''
  const none = vistas.every(isSoloInstituto)
    ? `Solo un perfil de ámbito Instituto, con su menú, abre ${names.join(', ')}${more}.`
    : `Ningún menú ni proceso suyo abre ${names.join(', ')}${more}.`
  return [act, none].filter(Boolean).join(' ')
}
