import type { Actor } from '#domain/acceso/actor.ts'
import { acreditar } from '#domain/fondos/cair/acreditar.ts'
import { disponibleDesde, porCobrarDe } from '#domain/fondos/cair/saldo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { asBoolean, Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { selectCargos, type CargoConCuenta } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { holdCuentas, insertAsientos, loadAsientos, type NuevoAsiento } from './asiento-row.ts'
import { revertirCargo } from './revertir-cargo.ts'

/**
 * Brings the CAIR accounts in line with what is validated of some lines' charges, inside the caller's transaction: a charge
 * that is paid whole, with every line that paid it validated, credits its people with the bank's date; one that no longer is
 * gives it back (decision 10.31). Doing it again changes nothing. Throws 422 when the money was withdrawn.
 */
export async function acreditarCargos(actor: Actor, lineaIds: readonly number[]): Promise<void> {
  if (lineaIds.length === 0) return
  const binds = new Binds()
  const cargos = await selectCargos(
    `c.id IN (SELECT cargo_id FROM lineas_pago WHERE id IN (${binds.addAll(lineaIds)}))`,
    binds,
  )
  for (const cargo of cargos) {
    const fecha = await diaAcreditable(cargo)
    const has = await isAcreditado(cargo.id)
    if (fecha !== null && !has) await credit(actor, [...(await sinLinea(cargo)), cargo], fecha)
    if (fecha === null && has) await revertirCargo(actor, cargo.id)
  }
}

/** The bank's day of a charge that is paid and validated; null of another. */
async function diaAcreditable({ id, cuenta }: CargoConCuenta): Promise<PlainDate | null> {
  if (cuenta.capitalCentavos > 0 || cuenta.pagadoEl === null) return null
  const pending = await selectRow<{ falta: unknown }>(
    `SELECT EXISTS (SELECT 1 FROM pagos p JOIN lineas_pago l ON l.id = p.linea_id
       WHERE p.cargo_id = $1 AND p.capital_centavos > 0 AND l.validado_at IS NULL) AS falta`,
    [id],
  )
  return asBoolean(pending?.falta) ? null : cuenta.pagadoEl
}

async function isAcreditado(cargoId: number): Promise<boolean> {
  const row = await selectRow(
    `SELECT afiliado_id FROM cair_asientos WHERE cargo_id = $1 AND clase IN ('aportacion', 'reversa')
     GROUP BY afiliado_id HAVING SUM(importe_centavos) <> 0 LIMIT 1`,
    [cargoId],
  )
  return row !== null
}

/** Earlier charges of the same debtor that had nothing to pay: no line of theirs will ever be validated. */
async function sinLinea({ entidadId, afiliadoId, quincena, extemporaneaId }: CargoConCuenta): Promise<Acreditable[]> {
  // A late contribution's line is no quincena's: it brings nothing but itself.
  if (extemporaneaId !== null) return []
  const rows = await selectRows<Acreditable>(
    `SELECT c.id, c.cierre_id AS "cierreId", c.afiliado_id AS "afiliadoId", c.quincena,
            c.extemporanea_id AS "extemporaneaId" FROM cargos c
     WHERE c.entidad_id = $1 AND COALESCE(c.afiliado_id, 0) = $2 AND c.quincena < $3 AND c.anulado_at IS NULL
       AND c.limite IS NULL AND NOT EXISTS (SELECT 1 FROM cair_asientos s WHERE s.cargo_id = c.id) ORDER BY c.quincena, c.id`,
    [entidadId, afiliadoId ?? 0, quincena],
  )
  return rows
}

type Acreditable = Pick<CargoConCuenta, 'id' | 'cierreId' | 'afiliadoId' | 'quincena' | 'extemporaneaId'>

async function credit(actor: Actor, cargos: readonly Acreditable[], fecha: PlainDate): Promise<void> {
  for (const cargo of cargos) {
    const partes = await partesDe(cargo)
    await holdCuentas(partes.map(({ afiliadoId }) => afiliadoId))
    const cuentas = await loadAsientos(partes.map(({ afiliadoId }) => afiliadoId))
    const nuevos = partes.flatMap(({ afiliadoId, importeCentavos }): NuevoAsiento[] => {
      const asientos = cuentas.get(afiliadoId) ?? []
      return acreditar({
        importeCentavos,
        disponibleCentavos: importeCentavos < 0 ? disponibleDesde(asientos, 'normal', fecha) : 0,
        porCobrarCentavos: porCobrarDe(asientos),
      }).map((movimiento) => ({
        ...movimiento,
        afiliadoId,
        cuenta: 'normal',
        fecha,
        quincena: cargo.quincena,
        cargoId: cargo.id,
      }))
    })
    await insertAsientos(actor, nuevos)
  }
}

/** What the close, or the late contribution, stored of the retirement fund for each person of a charge. */
function partesDe({
  cierreId,
  afiliadoId,
  extemporaneaId,
}: Acreditable): Promise<{ readonly afiliadoId: number; readonly importeCentavos: number }[]> {
  if (extemporaneaId !== null)
    return selectRows(
      `SELECT e.afiliado_id AS "afiliadoId", CAST(SUM(l.importe_centavos) AS BIGINT) AS "importeCentavos"
       FROM extemporanea_lineas l JOIN extemporaneas e ON e.id = l.extemporanea_id
       WHERE e.id = $1 AND l.fondo = 'fondo_retiro' GROUP BY e.afiliado_id HAVING SUM(l.importe_centavos) <> 0`,
      [extemporaneaId],
    )
  return selectRows(
    `SELECT afiliado_id AS "afiliadoId", CAST(SUM(importe_centavos) AS BIGINT) AS "importeCentavos" FROM aportaciones
     WHERE cierre_id = $1 AND fondo = 'fondo_retiro' AND obligado = $2 AND ($3 = 0 OR afiliado_id = $3)
     GROUP BY afiliado_id HAVING SUM(importe_centavos) <> 0 ORDER BY afiliado_id`,
    [cierreId, afiliadoId === null ? 'entidad' : 'afiliado', afiliadoId ?? 0],
  )
}
