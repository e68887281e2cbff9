import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Kinds of what may name a unit, in the order in which they are told. */
export const USOS_UNIDAD = {
  personas: ['persona', 'personas'],
  unidades: ['unidad que depende de ella', 'unidades que dependen de ella'],
  puestos: ['puesto', 'puestos'],
  usuarios: ['usuario', 'usuarios'],
  sesiones: ['sesión que la mira como otro perfil', 'sesiones que la miran como otro perfil'],
  movimientos: ['movimiento', 'movimientos'],
  borradores: ['borrador', 'borradores'],
  casos: ['caso', 'casos'],
  cierres: ['cierre de quincena', 'cierres de quincena'],
  renglones: ['renglón de cierres de quincena', 'renglones de cierres de quincena'],
  dinero: ['cargo o retención', 'cargos o retenciones'],
  nominas: ['dato de nómina', 'datos de nómina'],
  aumentos: ['aumento de sueldos', 'aumentos de sueldos'],
  firmas: ['firma', 'firmas'],
  habilitaciones: ['habilitación', 'habilitaciones'],
  cargos: ['titular o responsable', 'titulares o responsables'],
  historia: ['dato de la historia de personas', 'datos de la historia de personas'],
  actos: ['acto sobre la estructura', 'actos sobre la estructura'],
} as const satisfies Record<string, readonly [string, string]>

export type UsoUnidad = keyof typeof USOS_UNIDAD

export interface ConteoUso {
  readonly uso: UsoUnidad
  readonly cuantos: number
}

/** "300 personas, 2 usuarios". */
export function usosTexto(usos: readonly ConteoUso[]): string {
  return usos.map(({ uso, cuantos }) => cuentaTexto(cuantos, USOS_UNIDAD[uso][0], USOS_UNIDAD[uso][1])).join(', ')
}

/** Why a unit is not deleted or switched off, and the act that does it well. */
export function usosRechazo(
  nombre: string,
  usos: readonly ConteoUso[],
  que: 'elimina' | 'desactiva' | 'termina',
): string {
  return `${nombre} está en uso y no se ${que}: ${usosTexto(usos)}. En el Árbol orgánico, «Fusionar» pasa todo a otra unidad y «Terminar» le pone fecha de fin.`
}

/** Why a merged unit is not switched on again, and the act that separates it. */
export function fusionadaTexto(nombre: string, sucesora: string, desde: PlainDate): string {
  return `${nombre} se integró a ${sucesora} el ${formatFecha(desde)} y no se reactiva. Para separarla usa «Dividir» en ${sucesora}, en el Árbol orgánico: lleva fecha y documento.`
}
