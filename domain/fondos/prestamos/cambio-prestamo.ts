import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { importeFalta } from '#domain/fondos/valor-escrito.ts'
import { ordenDe } from './orden.ts'
import type { EstadoPrestamo } from './tipo-prestamo.ts'

/** From which states each act on a loan goes, where it leads (null: it stays), and its name in the bitácora. */
export const CAMBIOS_PRESTAMO = {
  suspender: { desde: ['activo'], hacia: 'suspendido', acto: 'prestamo.suspender' },
  abonar: { desde: ['activo', 'suspendido', 'por_cobrar'], hacia: null, acto: 'prestamo.abonar' },
  reanudar: { desde: ['suspendido'], hacia: 'activo', acto: 'prestamo.reanudar' },
  liquidar: { desde: ['activo', 'suspendido', 'por_cobrar'], hacia: 'liquidado', acto: 'prestamo.liquidar' },
} as const satisfies Record<
  string,
  { readonly desde: readonly EstadoPrestamo[]; readonly hacia: EstadoPrestamo | null; readonly acto: string }
>
export type ActoPrestamo = keyof typeof CAMBIOS_PRESTAMO
export const ACTOS_PRESTAMO = Object.keys(CAMBIOS_PRESTAMO) as ActoPrestamo[]

/** What can be done to a loan in `estado`. */
export function actosDe(estado: EstadoPrestamo): readonly ActoPrestamo[] {
  return ACTOS_PRESTAMO.filter((acto) => (CAMBIOS_PRESTAMO[acto].desde as readonly EstadoPrestamo[]).includes(estado))
}

/** A loan as the acts on it look at it; amounts in centavos. */
interface PrestamoPorCambiar {
  readonly saldoCentavos: number
  readonly abonoCentavos: number
  /** What settles it today. */
  readonly liquidaCentavos: number
  /** Ordered and not answered. */
  readonly ordenadoCentavos: number
}

/** What is wrong with a payment that its person makes directly, of less than what settles the loan. */
export function abonoIssues(importeCentavos: number | null, prestamo: PrestamoPorCambiar): Issue[] {
  const { liquidaCentavos, ordenadoCentavos } = prestamo
  const refuse = (code: string, message: string): Issue[] => [{ path: 'importeCentavos', code, message }]
  const importe = importeCentavos ?? NaN
  const falta = importeFalta('el pago', importe)
  if (falta !== null) return refuse('importe', falta)
  if (importe > abonoMaximo(prestamo) && ordenadoCentavos > 0)
    return refuse('exceso', `Con lo ya ordenado, hoy se pueden abonar hasta ${formatPesos(abonoMaximo(prestamo))}.`)
  if (importe >= liquidaCentavos)
    return refuse('liquida', `Con ${formatPesos(liquidaCentavos)} se liquida: usa «Liquidar».`)
  return []
}

/** What is wrong with resuming a loan whose abono is beside the others again, of who may be withheld `capacidadCentavos` more. */
export function reanudarIssues(
  prestamo: Pick<PrestamoPorCambiar, 'saldoCentavos' | 'abonoCentavos'>,
  capacidadCentavos: number,
): Issue[] {
  const orden = ordenDe(prestamo)
  if (orden <= capacidadCentavos) return []
  const message = `El abono es de ${formatPesos(orden)} y por quincena se le pueden retener ${formatPesos(capacidadCentavos)}.`
  return [{ path: 'acto', code: 'capacidad', message }]
}

/** The most that may be paid today: never what an entity is about to withhold. */
function abonoMaximo({ saldoCentavos, liquidaCentavos, ordenadoCentavos }: PrestamoPorCambiar): number {
  return Math.max(0, Math.min(liquidaCentavos - 1, saldoCentavos - ordenadoCentavos))
}

/** Why an act cannot be done yet, though the loan's state allows it; "" when it can. */
export function impideCambio(acto: ActoPrestamo, { ordenadoCentavos }: { readonly ordenadoCentavos: number }): string {
  if (acto !== 'liquidar' || ordenadoCentavos === 0) return ''
  return sinRespuestaTexto(ordenadoCentavos)
}

/** What an act will do, before it is done. */
export function efectoCambio(acto: ActoPrestamo, prestamo: PrestamoPorCambiar): readonly string[] {
  const { saldoCentavos, liquidaCentavos, ordenadoCentavos } = prestamo
  const pendiente =
    ordenadoCentavos > 0
      ? [`Lo ya ordenado y sin respuesta (${formatPesos(ordenadoCentavos)}) sigue su curso: la entidad lo responde.`]
      : []
  if (acto === 'suspender')
    return [
      `Los próximos cierres ya no ordenan su abono; el saldo de ${formatPesos(saldoCentavos)} se conserva.`,
      ...pendiente,
    ]
  if (acto === 'abonar')
    return [
      `Su saldo de ${formatPesos(saldoCentavos)} baja por lo que pagó; hoy se pueden abonar hasta ${formatPesos(abonoMaximo(prestamo))}.`,
      'Paga primero lo que se decidió cobrarle directamente; lo demás acorta el plazo.',
    ]
  if (acto === 'reanudar')
    return [`El próximo cierre de su entidad vuelve a ordenar ${formatPesos(ordenDe(prestamo))}.`]
  const condonado = saldoCentavos - liquidaCentavos
  const intereses =
    condonado === 0 ? '' : `; los intereses que no se han devengado, ${formatPesos(condonado)}, no se cobran`
  return [
    `Hoy lo liquidan ${formatPesos(liquidaCentavos)}${intereses}.`,
    'Su saldo queda en $0.00 y no se vuelve a ordenar.',
  ]
}

/** Why a loan is not settled while an order has no answer, or no payment on leave: that abono would be paid twice. */
export function sinRespuestaTexto(ordenadoCentavos: number): string {
  return `Todavía no se puede liquidar: hay ${formatPesos(ordenadoCentavos)} ya ordenados que nadie ha respondido ni pagado. Registra antes lo que se retuvo.`
}
