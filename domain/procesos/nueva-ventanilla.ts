import { derechoOf, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import { clavePerfil, rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Avance } from './modulo.ts'

/** What a new desk needs before somebody can work at it, in the order in which one thing needs the other. */
export const PASOS_VENTANILLA = ['perfil', 'menu', 'proceso', 'papeles', 'usuario'] as const
export type PasoVentanilla = (typeof PASOS_VENTANILLA)[number]

/** Where one of those stands: done or not, and why in words. */
export interface EstadoPaso {
  readonly paso: PasoVentanilla
  readonly hecho: boolean
  readonly texto: string
}

/** What a desk is for: what it opens lets it do one of these. */
const REGISTRAN = ['alta.solicitar', 'tramites.solicitar'] as const satisfies CapacidadId[]

/**
 * How far a new desk is, from its profile as it is kept (null while there is none), the papers of the processes that the
 * profile has and what that profile opens (null while it is not known). Nothing is remembered apart: whoever goes on another
 * day finds the same steps.
 */
export function pasosVentanilla(
  perfil: PerfilDetalle | null,
  papeles: Avance,
  derechos: PerfilDerechos | null,
): readonly EstadoPaso[] {
  if (!perfil)
    return PASOS_VENTANILLA.map((paso) => ({
      paso,
      hecho: false,
      texto: paso === 'perfil' ? 'Falta crearlo.' : 'Primero crea el perfil.',
    }))
  return [
    perfilDe(perfil),
    menusDe(perfil, derechos),
    contado('proceso', perfil.procesos.length, 'proceso', 'procesos', 'Todavía no atiende ningún proceso.'),
    papelesDe(perfil, papeles),
    contado('usuario', perfil.usuarios, 'cuenta', 'cuentas', 'Nadie tiene este perfil todavía.'),
  ]
}

/** The steps without which nobody can work there, in their order; papers are asked for and stop nobody. */
export function pasosQueFaltan(pasos: readonly EstadoPaso[]): PasoVentanilla[] {
  return pasos.filter(({ paso, hecho }) => !hecho && paso !== 'papeles').map(({ paso }) => paso)
}

function perfilDe({ nombre, ambito, actos }: PerfilDetalle): EstadoPaso {
  const falta = (texto: string): EstadoPaso => ({ paso: 'perfil', hecho: false, texto })
  if (!actos.includes('capturar'))
    return falta(`${nombre} no tiene el acto Capturar: con él registra altas y movimientos.`)
  if (!actos.includes('ver')) return falta(`${nombre} no tiene el acto Ver: sin él no consulta lo que captura.`)
  const texto =
    ambito === 'dependencia'
      ? `${nombre}: captura y ve solo a las personas de su dependencia.`
      : `${nombre}: captura y ve a todo el instituto.`
  return { paso: 'perfil', hecho: true, texto }
}

/** Menus that open nothing to register with are no desk's, unless its processes open it. */
function menusDe({ menus }: PerfilDetalle, derechos: PerfilDerechos | null): EstadoPaso {
  const paso = contado('menu', menus.length, 'menú', 'menús', 'Todavía no abre ningún menú.')
  const registra = derechos === null || REGISTRAN.some((each) => derechoOf(derechos, each).aperturas.length > 0)
  if (!paso.hecho || registra) return paso
  const texto = `${paso.texto} Nada de lo que abre solicita altas ni trámites: falta, por ejemplo, «${VISTAS.altaDocA.titulo}».`
  return { ...paso, hecho: false, texto }
}

function contado(paso: PasoVentanilla, n: number, uno: string, varios: string, ninguno: string): EstadoPaso {
  return { paso, hecho: n > 0, texto: n > 0 ? `${cuentaTexto(n, uno, varios)}.` : ninguno }
}

function papelesDe({ procesos }: PerfilDetalle, { cargados, total }: Avance): EstadoPaso {
  if (procesos.length === 0) return { paso: 'papeles', hecho: false, texto: 'Primero elige sus procesos.' }
  const hecho = cargados === total
  const texto = `${cargados} de ${total} documentos cargados.${hecho ? '' : ' Se puede trabajar mientras llegan los demás.'}`
  return { paso: 'papeles', hecho, texto }
}

/** Address of the guide of a new desk, at that profile. */
export function rutaGuiaVentanilla(perfil: Pick<PerfilDetalle, 'id' | 'nombre'>): string {
  return `/panel/perfiles/ventanilla?perfil=${clavePerfil(perfil)}`
}

/** Address of a profile's page that leads back to the guide. */
export function rutaPerfilDeGuia(perfil: Pick<PerfilDetalle, 'id' | 'nombre'>): string {
  return `${rutaPerfil(perfil)}?volver=ventanilla`
}
