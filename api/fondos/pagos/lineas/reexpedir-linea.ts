import { quincenaCode } from '#domain/calendario/quincena.ts'
import { diasDePagoDesde, limitesPosibles } from '#domain/fondos/pagos/corrida-pago.ts'
import type { CuentaCargo } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { isVigente, type LineaPago } from '#domain/fondos/pagos/linea-en-vigor.ts'
import { prefijoEntidad, prefijoPersona } from '#domain/fondos/referencia-pago.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { nowAt, today } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { CargoConCuenta } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { loadContratoReferencia } from '#api/fondos/pagos/contrato-referencia.ts'
import { referenciasLibres } from './referencia-libre.ts'

/**
 * The line to pay a charge with today (decision 10.29), inside the caller's transaction: the one in force while it is not
 * expired and asks for what is owed; else a new one for the unpaid balance plus interest up to its limit (decision 11.15), which is
 * in the next PAGO run. A line not expired yet keeps its limit. Throws 409 when nothing is owed.
 */
export async function reexpedirLinea(
  actor: Actor,
  cargo: CargoConCuenta,
): Promise<{ readonly linea: LineaPago; readonly isNew: boolean }> {
  const { enVigor, cuenta, cuentaAl } = cargo
  if (totalDe(cuenta) === 0) throw conflict('pagada', 'No hay nada por pagar de esa quincena.')
  const hoy = today()
  if (enVigor && isVigente(enVigor, cuentaAl(enVigor.interesHasta), hoy)) return { linea: enVigor, isNew: false }
  const [referida] = await referenciasLibres(
    [{ prefijo: await prefijoDe(cargo), totalAl: (limite) => totalDe(cuentaAl(limite)) }],
    await limitesDesde(enVigor, hoy),
    await loadContratoReferencia(),
  )
  if (!referida) throw new Error('A line was left without a reference')
  const { capitalCentavos, interesCentavos } = cuentaAl(referida.limite)
  const values = { capitalCentavos, interesCentavos, ...referida, emitida: hoy, interesHasta: referida.limite }
  const id = await insertRow(LineaPagoModel, {
    cargo_id: cargo.id,
    referencia: values.referencia,
    capital_centavos: capitalCentavos,
    interes_centavos: interesCentavos,
    limite: values.limite,
    emitida: hoy,
    emitida_at: nowAt(),
    emitida_por: actor.id,
  })
  return { linea: { id, ...values }, isNew: true }
}

const totalDe = ({ capitalCentavos, interesCentavos }: CuentaCargo): number => capitalCentavos + interesCentavos

async function limitesDesde(enVigor: LineaPago | null, hoy: PlainDate): Promise<PlainDate[]> {
  const next = limitesPosibles(diasDePagoDesde(await listEventosFrom(hoy), hoy), hoy)
  return enVigor && enVigor.limite >= hoy ? [enVigor.limite, ...next.filter((dia) => dia !== enVigor.limite)] : next
}

async function prefijoDe({ quincena, entidadId, afiliadoId }: CargoConCuenta): Promise<string> {
  const row = await selectRow<{ clave0: string; clave1: string; interno: number | null }>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1", (SELECT interno FROM afiliados WHERE id = $2) AS interno
     FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [entidadId, afiliadoId],
  )
  const { clave0 = '', clave1 = '', interno = null } = row ?? {}
  const periodo = quincenaCode(quincena)
  return interno === null ? prefijoEntidad(clave0, clave1, periodo) : prefijoPersona(interno, periodo)
}
