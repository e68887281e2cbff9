import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { asientosRendimiento } from '#domain/fondos/cair/rendimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { CairRendimientoModel } from '#api/fondos/models/CairRendimientoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { ACTOR_TRABAJOS } from '#api/jobs/actor-trabajos.ts'
import { defineTrabajo } from '#api/jobs/trabajos.ts'
import { APLICAR_RENDIMIENTO } from './aplicar-rendimiento.ts'
import { insertAsientos } from './asiento-row.ts'
import { calcularRendimientos, countCuentas } from './calcular-rendimiento.ts'

/** A process that dies is taken up where it was: each person has one yield of a year, whoever writes it. */
const INTENTOS = 20

/** The job that writes the yield of a year, a part of the people at a time. */
export function defineTrabajoRendimiento(): void {
  defineTrabajo({
    clase: APLICAR_RENDIMIENTO,
    titulo: 'Aplicar el rendimiento anual del CAIR',
    intentos: INTENTOS,
    run: (datos, { progreso, signal }) =>
      writeRendimiento((datos as { readonly rendimiento: number }).rendimiento, (hecho, total) => {
        signal.throwIfAborted()
        progreso(hecho, total, 'Abonando rendimientos')
      }),
  })
}

/** Writes a yield that was asked for; a second time it writes nothing. Gives what was done, in one sentence. */
export async function writeRendimiento(
  id: number,
  paso: (hecho: number, total: number) => void = () => undefined,
): Promise<string> {
  const row = await findRow(CairRendimientoModel, { id }, ['anio', 'cuenta', 'tasa', 'estado'])
  if (!row) throw new Error(`There is no yield ${id}`)
  const { anio, cuenta, tasa } = row
  if (row.estado === 'aplicado') return 'El rendimiento ya estaba aplicado.'
  const total = await countCuentas(cuenta, anio)
  let [hecho, abonadas, suma] = [0, 0, 0]
  for await (const part of calcularRendimientos(cuenta, { anio, tasa })) {
    const nuevos = part.flatMap(({ afiliadoId, rendimientoCentavos, opcion }) =>
      asientosRendimiento(cuenta, anio, rendimientoCentavos, opcion).map((one) => ({ ...one, afiliadoId, anio })),
    )
    await inTransaction(() => insertAsientos(ACTOR_TRABAJOS, nuevos, 'ON CONFLICT DO NOTHING'))
    hecho += part.length
    abonadas += part.filter(({ rendimientoCentavos }) => rendimientoCentavos !== 0).length
    suma += part.reduce((sum, { rendimientoCentavos }) => sum + rendimientoCentavos, 0)
    paso(hecho, total)
  }
  await inTransaction(() =>
    execute(`UPDATE cair_rendimientos SET estado = 'aplicado', aplicado_at = $1 WHERE id = $2`, [nowAt(), id]),
  )
  return `Rendimiento de ${anio}: ${formatPesos(suma)} en ${cuentaTexto(abonadas, 'cuenta')}.`
}
