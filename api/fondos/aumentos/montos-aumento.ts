import { quincenaChip, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { conPorcentaje, montosIssues, type MontoAumento } from '#domain/fondos/aumentos/aumento.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { categoriasConSueldo, type CategoriaConSueldo } from './categorias-con-sueldo.ts'

/** What is asked for: a percentage for some categories (none named: all), or the amount of each. */
export interface PedidoAumento {
  /** Ordinal of the quincena from which it holds. */
  readonly desde: number
  /** In ten-thousandths; null when amounts are given. */
  readonly porcentaje: number | null
  readonly categorias: readonly string[]
  readonly montos: readonly { readonly categoria: string; readonly montoCentavos: number }[]
}

/** Quincenas that a rise may fall back (decisions §9), and that it may be set ahead. */
export const AUMENTO_QUINCENAS = { atras: 24, adelante: 24 } as const

/** A category of a rise with its name. */
export type MontoConNombre = MontoAumento & { readonly nombre: string }

/**
 * The salaries that a rise changes, as they are on its first day. Throws 422: a quincena out of reach, a category that is not
 * there or has no salary then, an amount that does not rise, a salary that begins after it.
 */
export async function montosDe(pedido: PedidoAumento): Promise<MontoConNombre[]> {
  assertDesde(pedido.desde)
  const { inicio } = quincenaRange(pedido.desde)
  const vigentes = await categoriasConSueldo(inicio)
  const asked = askedOf(
    pedido,
    vigentes.map(({ clave }) => clave),
  )
  const unknown = [...asked.keys()].filter((clave) => !vigentes.some((each) => each.clave === clave))
  if (unknown[0] !== undefined)
    throw broken([
      {
        path: 'categorias',
        code: 'no_existe',
        message: `La categoría ${unknown[0]} no existe o no tiene sueldo el ${formatFecha(inicio)}.`,
      },
    ])
  const montos: MontoConNombre[] = []
  for (const categoria of vigentes) {
    const { id, clave, nombre, sueldoCentavos: antesCentavos } = categoria
    if (!asked.has(clave)) continue
    const despuesCentavos = asked.get(clave) ?? conPorcentaje(antesCentavos, pedido.porcentaje ?? 0)
    assertSinPosterior(categoria)
    montos.push({ categoriaId: id, clave, nombre, antesCentavos, despuesCentavos })
  }
  const issues = montosIssues(montos)
  if (issues.length > 0) throw broken(issues)
  return montos
}

/** Keys asked for, each with its amount, or null for the percentage. */
function askedOf(pedido: PedidoAumento, todas: readonly string[]): ReadonlyMap<string, number | null> {
  if (pedido.porcentaje === null)
    return new Map(pedido.montos.map(({ categoria, montoCentavos }) => [categoria, montoCentavos]))
  const claves = pedido.categorias.length === 0 ? todas : pedido.categorias
  return new Map(claves.map((clave) => [clave, null]))
}

function assertDesde(desde: number): void {
  const actual = quincenaOf(today())
  const [first, last] = [actual - AUMENTO_QUINCENAS.atras, actual + AUMENTO_QUINCENAS.adelante]
  if (desde >= first && desde <= last) return
  const message = `Un aumento vale desde ${quincenaChip(first)} hasta ${quincenaChip(last)}; llegó ${quincenaChip(desde)}.`
  throw broken([{ path: 'desde', code: 'rango', message }])
}

function assertSinPosterior({ clave, posterior }: CategoriaConSueldo): void {
  if (posterior === null) return
  const message = `La categoría ${clave} ya tiene otro sueldo desde el ${formatFecha(posterior)}. Elige una quincena que empiece ese día o después, o elimina antes ese sueldo.`
  throw broken([{ path: `montos.${clave}`, code: 'posterior', message }])
}
