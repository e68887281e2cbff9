import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { plazoTexto } from '#domain/procesos/casos/plazo-caso.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { casoVisibleSql } from './caso-row.ts'

const FILTRO = { responsable: 'yo', estado: ['pendiente', 'en progreso'] }

/** Open cases that the actor answers for, and how they stand with time; nothing for who has none. */
export async function misCasosTesela(actor: Actor): Promise<Tesela[]> {
  if (!can(actor, 'casos.trabajar')) return []
  const binds = new Binds()
  const day = today()
  const late = `SUM(CASE WHEN c.vence < ${binds.add(day)} THEN 1 ELSE 0 END)`
  const row = await selectRow<{ n: number; vencidos: number | null; vence: PlainDate | null }>(
    `SELECT COUNT(*) AS n, ${late} AS vencidos, MIN(c.vence) AS vence FROM casos c
     WHERE c.estado <> 'completado' AND c.responsable_id = ${binds.add(actor.id)} AND ${casoVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row || row.n === 0 || row.vence === null) return []
  const vencidos = row.vencidos ?? 0
  const next = plazoTexto('pendiente', row.vence, day)
  return [
    {
      etiqueta: 'Mis casos abiertos',
      cifra: formatCuenta(row.n),
      detalle: vencidos > 0 ? cuentaTexto(vencidos, 'vencido', 'vencidos') : `el primero ${next.toLowerCase()}`,
      tono: vencidos > 0 ? 'aviso' : 'normal',
      ruta: `/panel/casos?filter=${encodeURIComponent(JSON.stringify(FILTRO))}`,
    },
  ]
}
