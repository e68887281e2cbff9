import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { plazoTexto } from '#domain/procesos/casos/plazo-caso.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { casoVisibleSql } from './caso-row.ts'

/** Whose open cases a tile counts, as the list of cases filters them. */
type Responsable = 'yo' | 'nadie'

/**
 * Open cases that the actor answers for, and for who works in the institute those that nobody answers for yet: each with how it
 * stands with time. Nothing of what there is none.
 */
export async function casosTeselas(actor: Actor): Promise<Tesela[]> {
  if (!can(actor, 'casos.trabajar')) return []
  const tiles = await Promise.all([
    casosTesela(actor, 'yo', 'Mis casos abiertos'),
    actor.ambito === 'instituto' ? casosTesela(actor, 'nadie', 'Casos sin asignar') : null,
  ])
  return tiles.filter((tile) => tile !== null)
}

async function casosTesela(actor: Actor, responsable: Responsable, etiqueta: string): Promise<Tesela | null> {
  const binds = new Binds()
  const day = today()
  const late = `SUM(CASE WHEN c.vence < ${binds.add(day)} THEN 1 ELSE 0 END)`
  const whose = responsable === 'yo' ? `c.responsable_id = ${binds.add(actor.id)}` : 'c.responsable_id IS NULL'
  const row = await selectRow<{ n: number; vencidos: number | null; vence: PlainDate | null }>(
    `SELECT COUNT(*) AS n, ${late} AS vencidos, MIN(c.vence) AS vence FROM casos c
     WHERE c.estado <> 'completado' AND ${whose} AND ${casoVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row || row.n === 0 || row.vence === null) return null
  const vencidos = row.vencidos ?? 0
  const next = plazoTexto('pendiente', row.vence, day)
  const filtro = { responsable, estado: ['pendiente', 'en progreso'] }
  return {
    etiqueta,
    cifra: formatCuenta(row.n),
    detalle: vencidos > 0 ? cuentaTexto(vencidos, 'vencido', 'vencidos') : `el primero ${next.toLowerCase()}`,
    tono: vencidos > 0 ? 'aviso' : 'normal',
    ruta: `/panel/casos?filter=${encodeURIComponent(JSON.stringify(filtro))}`,
  }
}
