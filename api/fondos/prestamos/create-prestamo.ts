import type { Actor } from '#domain/acceso/actor.ts'
import { parseQuincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { capacidadRetencion } from '#domain/fondos/prestamos/capacidad.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import { prestamoIssues, type ContextoPrestamo } from '#domain/fondos/prestamos/prestamo-issues.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import { loadReglasPrestamo, type ReglasPrestamo } from './constantes-prestamo.ts'
import { getPrestamoRow } from './prestamo-row.ts'

export interface DatosPrestamo {
  readonly interno: number
  readonly tipo: TipoPrestamo
  readonly capitalCentavos: number
  readonly quincenas: number
  /** Code of the first quincena that is withheld: "2226". */
  readonly primera: string
}

/** Makes a loan: its capital and its interest enter its ledger. Throws 404, 422 by field. */
export async function createPrestamo(actor: Actor, datos: DatosPrestamo): Promise<PrestamoPanel> {
  authorizeInstituto(actor, 'prestamos.administrar')
  const reglas = await loadReglasPrestamo()
  const primera = parseQuincenaCode(datos.primera, Number(today().slice(0, 4)))
  if (primera === null) throw broken([{ path: 'primera', code: 'requerido', message: 'Elige la primera quincena.' }])
  return inTransaction(async () => {
    const persona = await selectRow<Persona>(
      `SELECT id, situacion, nivel1_id AS "entidadId", sueldo_centavos AS sueldo FROM afiliados WHERE interno = $1${FOR_UPDATE}`,
      [datos.interno],
    )
    if (!persona) throw notFound('La persona')
    const interesAnual = reglas.interesAnual[datos.tipo]
    const contexto = await contextoOf(persona, datos.tipo, reglas)
    const issues = prestamoIssues({ ...datos, primera }, { tipo: datos.tipo, interesAnual }, contexto)
    if (issues.length > 0) throw broken(issues)
    const plan = planearPrestamo({ ...datos, interesAnual })
    const id = await insertRow('prestamos', {
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
        await insertRow('prestamo_movimientos', {
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
      despues: { tipo: datos.tipo, capital: datos.capitalCentavos, abono: plan.abonoCentavos, primera: datos.primera },
    })
    return getPrestamoRow(id)
  })
}

interface Persona {
  readonly id: number
  readonly situacion: string
  readonly entidadId: number | null
  readonly sueldo: number
}

async function contextoOf(persona: Persona, tipo: TipoPrestamo, reglas: ReglasPrestamo): Promise<ContextoPrestamo> {
  const suyos = await selectRow<{ comprometido: number; delTipo: number }>(
    `SELECT CAST(COALESCE(SUM(CASE WHEN estado = 'activo' THEN abono_centavos ELSE 0 END), 0) AS BIGINT) AS comprometido,
            CAST(COALESCE(SUM(CASE WHEN tipo = $2 THEN 1 ELSE 0 END), 0) AS INTEGER) AS "delTipo"
     FROM prestamos WHERE afiliado_id = $1 AND estado <> 'liquidado'`,
    [persona.id, tipo],
  )
  const cerrada = await selectRow<{ quincena: number | null }>(
    `SELECT MAX(quincena) AS quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [persona.entidadId],
  )
  const ultima = cerrada?.quincena ?? null
  return {
    activa: persona.situacion === 'A' || persona.situacion === 'L',
    capacidadCentavos: capacidadRetencion({
      sueldoCentavos: persona.sueldo,
      porcentaje: reglas.porcentaje,
      comprometidoCentavos: suyos?.comprometido ?? 0,
    }),
    delTipo: suyos?.delTipo ?? 0,
    porTipo: reglas.porTipo,
    libre: ultima === null ? quincenaOf(today()) : ultima + 1,
  }
}
