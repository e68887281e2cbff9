import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import { prestamoIssues } from '#domain/fondos/prestamos/prestamo-issues.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { loadReglasPrestamo } from './constantes-prestamo.ts'
import { loadContextoPrestamo, primeraDe } from './contexto-prestamo.ts'
import { getPrestamoRow } from './prestamo-row.ts'

export interface DatosPrestamo {
  readonly interno: number
  readonly tipo: TipoPrestamo
  readonly capitalCentavos: number
  readonly quincenas: number
  /** Code of the first quincena that is withheld: "2226"; "" for the first that the person's entity has not closed. */
  readonly primera: string
}

/** Makes a loan: its capital and its interest enter its ledger. Throws 404, 422 by field. */
export async function createPrestamo(actor: Actor, datos: DatosPrestamo): Promise<PrestamoPanel> {
  authorizeInstituto(actor, 'prestamos.administrar')
  const reglas = await loadReglasPrestamo()
  return inTransaction(async () => {
    await selectRow(`SELECT id FROM afiliados WHERE interno = $1${FOR_UPDATE}`, [datos.interno])
    const { persona, contexto } = await loadContextoPrestamo(datos, reglas)
    const primera = primeraDe(datos, contexto)
    if (primera === null) throw broken([{ path: 'primera', code: 'requerido', message: 'Elige la primera quincena.' }])
    const interesAnual = reglas.interesAnual[datos.tipo]
    const issues = prestamoIssues({ ...datos, primera }, { tipo: datos.tipo, interesAnual }, contexto)
    if (issues.length > 0) throw broken(issues)
    const plan = planearPrestamo({ ...datos, interesAnual })
    const id = await insertRow(PrestamoModel, {
      afiliado_id: persona.id,
      tipo: datos.tipo,
      capital_centavos: datos.capitalCentavos,
      interes_anual: interesAnual,
      interes_centavos: plan.interesCentavos,
      abono_centavos: plan.abonoCentavos,
      quincenas: datos.quincenas,
      primera,
      estado: 'activo',
      creado_at: nowAt(),
      creado_por: actor.id,
    })
    for (const [clase, importe] of [
      ['capital', datos.capitalCentavos],
      ['interes', plan.interesCentavos],
    ] as const)
      if (importe !== 0)
        await insertRow(PrestamoMovimientoModel, {
          prestamo_id: id,
          clase,
          importe_centavos: importe,
          hecho_at: nowAt(),
          hecho_por: actor.id,
        })
    await logActo(actor, {
      acto: 'prestamo.crear',
      objeto: 'afiliado',
      objetoId: persona.id,
      despues: {
        tipo: datos.tipo,
        capital: datos.capitalCentavos,
        abono: plan.abonoCentavos,
        primera: quincenaCode(primera),
      },
    })
    return getPrestamoRow(id)
  })
}
