import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
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

/**
 * How far a new desk is, from its profile as it is kept (null while there is none) and the papers of the processes that the
 * profile has. Nothing is remembered apart: whoever goes on another day finds the same steps.
 */
export function pasosVentanilla(perfil: PerfilDetalle | null, papeles: Avance): readonly EstadoPaso[] {
  if (!perfil)
    return PASOS_VENTANILLA.map((paso) => ({
      paso,
      hecho: false,
      texto: paso === 'perfil' ? 'Falta crearlo.' : 'Primero crea el perfil.',
    }))
  const captura = perfil.actos.includes('capturar')
  return [
    { paso: 'perfil', hecho: captura, texto: perfilTexto(perfil, captura) },
    contado('menu', perfil.menus.length, 'menú', 'menús', 'Todavía no abre ningún menú.'),
    contado('proceso', perfil.procesos.length, 'proceso', 'procesos', 'Todavía no atiende ningún proceso.'),
    papelesDe(perfil, papeles),
    contado('usuario', perfil.usuarios, 'cuenta', 'cuentas', 'Nadie tiene este perfil todavía.'),
  ]
}

function perfilTexto({ nombre, ambito }: PerfilDetalle, captura: boolean): string {
  if (!captura) return `${nombre} no tiene el acto Capturar: con él registra altas y movimientos.`
  return ambito === 'dependencia'
    ? `${nombre}: captura y ve solo a las personas de su dependencia.`
    : `${nombre}: captura y ve a todo el instituto.`
}

function contado(paso: PasoVentanilla, n: number, uno: string, varios: string, ninguno: string): EstadoPaso {
  return { paso, hecho: n > 0, texto: n > 0 ? `${cuentaTexto(n, uno, varios)}.` : ninguno }
}

function papelesDe({ procesos }: PerfilDetalle, { cargados, total }: Avance): EstadoPaso {
  if (procesos.length === 0) return { paso: 'papeles', hecho: false, texto: 'Primero elige sus procesos.' }
  return { paso: 'papeles', hecho: cargados === total, texto: `${cargados} de ${total} documentos cargados.` }
}
