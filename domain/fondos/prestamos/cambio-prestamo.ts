import { formatPesos } from '#domain/organica/dinero.ts'
import type { EstadoPrestamo } from './tipo-prestamo.ts'

/** From which states each act on a loan goes, where it leads, and its name in the bitácora. */
export const CAMBIOS_PRESTAMO = {
  suspender: { desde: ['activo'], hacia: 'suspendido', acto: 'prestamo.suspender' },
  reanudar: { desde: ['suspendido'], hacia: 'activo', acto: 'prestamo.reanudar' },
  liquidar: { desde: ['activo', 'suspendido', 'por_cobrar'], hacia: 'liquidado', acto: 'prestamo.liquidar' },
} as const satisfies Record<
  string,
  { readonly desde: readonly EstadoPrestamo[]; readonly hacia: EstadoPrestamo; readonly acto: string }
>
export type ActoPrestamo = keyof typeof CAMBIOS_PRESTAMO
export const ACTOS_PRESTAMO = Object.keys(CAMBIOS_PRESTAMO) as ActoPrestamo[]

/** What can be done to a loan in `estado`. */
export function actosDe(estado: EstadoPrestamo): readonly ActoPrestamo[] {
  return ACTOS_PRESTAMO.filter((acto) => (CAMBIOS_PRESTAMO[acto].desde as readonly EstadoPrestamo[]).includes(estado))
}

/** What an act will do, before it is done; amounts in centavos. */
export function efectoCambio(
  acto: ActoPrestamo,
  prestamo: {
    readonly saldoCentavos: number
    readonly abonoCentavos: number
    readonly liquidaCentavos: number
    readonly ordenadoCentavos: number
  },
): readonly string[] {
  const { saldoCentavos, abonoCentavos, liquidaCentavos, ordenadoCentavos } = prestamo
  const pendiente =
    ordenadoCentavos > 0
      ? [`Lo ya ordenado y sin respuesta (${formatPesos(ordenadoCentavos)}) sigue su curso: la entidad lo responde.`]
      : []
  if (acto === 'liquidar' && ordenadoCentavos > 0) return [sinRespuestaTexto(ordenadoCentavos)]
  if (acto === 'suspender')
    return [
      `Los próximos cierres ya no ordenan su abono; el saldo de ${formatPesos(saldoCentavos)} se conserva.`,
      ...pendiente,
    ]
  if (acto === 'reanudar')
    return [`El próximo cierre de su entidad vuelve a ordenar ${formatPesos(Math.min(abonoCentavos, saldoCentavos))}.`]
  return [
    `Hoy lo liquidan ${formatPesos(liquidaCentavos)}; los intereses que no se han devengado, ${formatPesos(saldoCentavos - liquidaCentavos)}, no se cobran.`,
    'Su saldo queda en $0.00 y no se vuelve a ordenar.',
  ]
}

/** Why a loan is not settled while an order has no answer, or no payment on leave: that abono would be paid twice. */
export function sinRespuestaTexto(ordenadoCentavos: number): string {
  return `Todavía no se puede liquidar: hay ${formatPesos(ordenadoCentavos)} ya ordenados que nadie ha respondido ni pagado. Registra antes lo que se retuvo.`
}
