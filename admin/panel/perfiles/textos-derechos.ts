import { rutaConcedible } from '#domain/acceso/cambios-perfil.ts'
import { TEXTO_ACTO, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { isSoloInstituto } from '#domain/acceso/apertura.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import type { Acto, Ambito } from '#domain/acceso/acto.ts'
import type { Apertura, Concedido } from '#domain/acceso/apertura.ts'
import type { Derecho } from '#domain/acceso/derecho.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'

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
  return por === 'siempre' ? `${titulo}: la abren ${quienesSiempre(vista)}.` : `${titulo}: este perfil abre todo.`
}

function quienesSiempre(vista: NombreVista): string {
  if (vista === 'inicioInstituto') return `todos los perfiles de ámbito ${TEXTO_AMBITO.instituto.titulo}`
  if (vista === 'inicioVentanilla') return `todos los perfiles de ámbito ${TEXTO_AMBITO.dependencia.titulo}`
  return 'todos los perfiles'
}

/** Why no box takes a right away; null when one of a menu or a process does. */
export function sinCasilla({ aperturas, actos, puede }: Derecho): string | null {
  if (!puede || !aperturas.some(({ por }) => por === 'siempre')) return null
  const names = actos.map(nombreActo)
  const acts = names.length === 1 ? `el acto ${names.join('')}` : `todos estos actos: ${names.join(', ')}`
  return `Ninguna casilla de menú o proceso lo quita: se pierde solo al quitar ${acts}.`
}

/** Why not: the act, the view, or both are missing; `ocultas` views are left to be told when somebody asks. */
export function porQueNo(
  { tieneActo, acto, actos, aperturas, vistas, vedada }: Derecho,
  all: boolean,
): { readonly texto: string; readonly ocultas: number } {
  const lacks =
    actos.length > 1
      ? `Le falta alguno de los actos ${actos.map(nombreActo).join(', ')}.`
      : `Le falta el acto ${nombreActo(acto)}.`
  const act = tieneActo ? '' : lacks
  if (aperturas.length > 0) return { texto: act, ocultas: 0 }
  const shown = all ? vistas : vistas.slice(0, VISTAS_DICHAS)
  const names = shown.map((vista) => `«${tituloVista(vista)}»`).join(', ')
  const what = vistas.length === 1 ? `la pantalla ${names}` : `alguna de las pantallas ${names}`
  const none = vedada
    ? `Solo un perfil de ámbito Instituto, con su menú, abre ${what}.`
    : `Ningún menú ni proceso suyo abre ${what}.`
  return { texto: [act, none].filter(Boolean).join(' '), ocultas: vistas.length - shown.length }
}

/** Screens told at once; the rest unfold. */
const VISTAS_DICHAS = 3

/** Menus that would open what is missing: "La abriría el menú Configuración › Menús."; null when something opens it or none would. */
export function queLaAbriria({ aperturas, vistas, vedada }: Derecho, menus: readonly Concedible[]): string | null {
  if (aperturas.length > 0) return null
  const paths = menus
    .filter(({ componente }) => vistas.some((vista) => vistaOfComponente(componente) === vista))
    .map(rutaConcedible)
  if (paths.length === 0) return null
  if (vedada) return `Su menú: ${paths.join(', ')}.`
  return paths.length === 1
    ? `La abriría el menú ${paths.join('')}.`
    : `La abriría alguno de estos menús: ${paths.join(', ')}.`
}

/** Beside the box of a menu or a process: what it opens, when its own name does not say it. */
export function abreConcedible(
  por: Concedido['por'],
  { nombre, componente }: Concedible,
  procesos: readonly Concedible[],
  ambito: Ambito,
): string | null {
  const destino = destinoMenu(componente, procesos)
  if (destino.abre === 'proceso') return por === 'proceso' ? null : 'Abre la página de su proceso'
  if (destino.abre === 'sitio') return 'Abre otro sitio'
  if (destino.abre === 'desconocido')
    return por === 'proceso' ? null : 'No abre nada: ninguna pantalla ni proceso tiene esa dirección'
  if (!('titulo' in destino)) return null
  const cerrada = destino.abre === 'vista' && ambito === 'dependencia' && isSoloInstituto(destino.vista)
  const told = [
    destino.titulo === nombre ? '' : `Abre ${destino.titulo}`,
    cerrada ? 'Solo la abre un perfil de ámbito Instituto' : '',
  ].filter(Boolean)
  return told.length === 0 ? null : told.join(' · ')
}
