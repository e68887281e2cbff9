import type { Actor } from '#domain/acceso/actor.ts'
import { acreditar } from '#domain/fondos/cair/acreditar.ts'
import type { Asiento } from '#domain/fondos/cair/asiento.ts'
import { disponibleDesde } from '#domain/fondos/cair/saldo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { selectCargos, type CargoConCuenta } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { holdCuentas, insertAsientos, loadAsientos, loadPorCobrar, type NuevoAsiento } from './asiento-row.ts'
import { partesDeCargos } from './partes-de-cargos.ts'
import { revertirCargos, type SiSeRetiro } from './revertir-cargos.ts'

/** A charge to be credited, and the bank's day. */
interface Acreditable {
  readonly id: number
  readonly quincena: number
  readonly fecha: PlainDate
}

/**
 * Brings the CAIR accounts in line with what is validated of some lines' charges, inside the caller's transaction: a charge
 * that is paid whole, with every line that paid it validated, credits its people with the bank's date; one that no longer is
 * gives it back (decision 10.31). Each thing is asked once for all the charges. Doing it again changes nothing. Throws 422 when
 * the money was withdrawn, except with `aunRetirado`: the account then owes it (decision 10.24).
 */
export async function acreditarCargos(
  actor: Actor,
  lineaIds: readonly number[],
  { aunRetirado = false, negado = 'No se quitó la validación' }: Partial<SiSeRetiro> = {},
): Promise<void> {
  if (lineaIds.length === 0) return
  const binds = new Binds()
  const cargos = await selectCargos(
    `c.id IN (SELECT cargo_id FROM lineas_pago WHERE id IN (${binds.addAll(lineaIds)}))`,
    binds,
  )
  const [sinValidar, acreditados] = [await idsWhere(cargos, SIN_VALIDAR), await idsWhere(cargos, ACREDITADO)]
  const dia = ({ id, cuenta }: CargoConCuenta): PlainDate | null =>
    cuenta.capitalCentavos > 0 || sinValidar.has(id) ? null : cuenta.pagadoEl
  await revertirCargos(
    actor,
    cargos.filter((cargo) => dia(cargo) === null && acreditados.has(cargo.id)).map(({ id }) => id),
    { aunRetirado, negado },
  )
  const nuevos = cargos.flatMap((cargo): Acreditable[] => {
    const fecha = dia(cargo)
    return fecha === null || acreditados.has(cargo.id) ? [] : [{ id: cargo.id, quincena: cargo.quincena, fecha }]
  })
  await credit(actor, await conSinLinea(nuevos))
}

/** A payment of the charge `c` came by a line that is not validated. */
const SIN_VALIDAR = `EXISTS (SELECT 1 FROM pagos p JOIN lineas_pago l ON l.id = p.linea_id
  WHERE p.cargo_id = c.id AND p.capital_centavos > 0 AND l.validado_at IS NULL)`

/** The charge `c` stands in somebody's account. */
const ACREDITADO = `EXISTS (SELECT 1 FROM cair_asientos s WHERE s.cargo_id = c.id AND s.clase IN ('aportacion', 'reversa')
  GROUP BY s.afiliado_id HAVING SUM(s.importe_centavos) <> 0)`

async function idsWhere(cargos: readonly { readonly id: number }[], condition: string): Promise<ReadonlySet<number>> {
  if (cargos.length === 0) return new Set()
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT c.id FROM cargos c WHERE c.id IN (${binds.addAll(cargos.map(({ id }) => id))}) AND ${condition}`,
    binds.values,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * The charges, each after the earlier ones of its debtor that had nothing to pay: no line of theirs will ever be validated. A
 * late contribution's line is no quincena's: it brings nothing but itself.
 */
async function conSinLinea(cargos: readonly Acreditable[]): Promise<Acreditable[]> {
  if (cargos.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ id: number; quincena: number; trae: number }>(
    `SELECT c.id, c.quincena, b.id AS trae FROM cargos b
     JOIN cargos c ON c.entidad_id = b.entidad_id AND COALESCE(c.afiliado_id, 0) = COALESCE(b.afiliado_id, 0)
       AND c.quincena < b.quincena
     WHERE b.id IN (${binds.addAll(cargos.map(({ id }) => id))}) AND b.extemporanea_id IS NULL AND b.cobro_id IS NULL AND c.anulado_at IS NULL
       AND c.limite IS NULL AND NOT EXISTS (SELECT 1 FROM cair_asientos s WHERE s.cargo_id = c.id)
     ORDER BY c.quincena, c.id`,
    binds.values,
  )
  const brought = new Set<number>()
  return cargos.flatMap((cargo) => {
    const own = rows.filter(({ id, trae }) => trae === cargo.id && !brought.has(id))
    for (const { id } of own) brought.add(id)
    return [...own.map(({ id, quincena }) => ({ id, quincena, fecha: cargo.fecha })), cargo]
  })
}

async function credit(actor: Actor, cargos: readonly Acreditable[]): Promise<void> {
  const partes = await partesDeCargos(cargos.map(({ id }) => id))
  const todas = [...partes.values()].flat()
  const gente = todas.map(({ afiliadoId }) => afiliadoId)
  await holdCuentas(gente)
  const debe = new Map(await loadPorCobrar(gente))
  // Only a debit asks what the account held day by day.
  const libros = new Map<number, Asiento[]>(
    await loadAsientos(todas.filter(({ importeCentavos }) => importeCentavos < 0).map(({ afiliadoId }) => afiliadoId)),
  )
  const nuevos = cargos.flatMap(({ id, quincena, fecha }) =>
    (partes.get(id) ?? []).flatMap(({ afiliadoId, importeCentavos }): NuevoAsiento[] => {
      const libro = libros.get(afiliadoId) ?? []
      const movimientos = acreditar({
        importeCentavos,
        disponibleCentavos: importeCentavos < 0 ? disponibleDesde(libro, 'normal', fecha) : 0,
        porCobrarCentavos: debe.get(afiliadoId) ?? 0,
      })
      const made = movimientos.map(
        (one) => ({ ...one, afiliadoId, cuenta: 'normal', fecha, quincena, cargoId: id }) as const,
      )
      libro.push(...made)
      for (const one of made)
        if (one.clase === 'por_cobrar') debe.set(afiliadoId, (debe.get(afiliadoId) ?? 0) + one.importeCentavos)
      return made
    }),
  )
  await insertAsientos(actor, nuevos)
}
