import { z } from 'zod'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { AREAS_CASO } from '#domain/procesos/casos/area-caso.ts'
import { ESTADOS_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { parseFolioCaso } from '#domain/procesos/casos/folio-caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import type { Binds } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import { CASO_FROM, CASO_REGISTROS, casoVisibleSql } from './caso-row.ts'
import { presentCasos } from './present-caso.ts'

const MAX_WORDS = 8

/** The cases in the actor's sight. */
export const { list: listCasos, ids: listCasoIds } = defineList({
  authorize: (actor) => authorize(actor, 'casos.leer'),
  from: CASO_FROM,
  id: 'c.id',
  columns: {
    id: 'c.id',
    folio: 'c.folio',
    asunto: 'c.asunto_plegado',
    proceso: 'c.proceso_nombre',
    estado: `CASE c.estado WHEN 'pendiente' THEN 0 WHEN 'en progreso' THEN 1 ELSE 2 END`,
    // What is still open comes first, by its due date.
    vence: `(CASE c.estado WHEN 'completado' THEN '1' ELSE '0' END || c.vence)`,
    creadoEn: 'c.creado_at',
    actualizadoEn: 'c.actualizado_at',
  },
  defaultSort: ['vence', 'ASC'],
  filters: {
    estado: filterIn('c.estado', z.enum(ESTADOS_CASO), ESTADOS_CASO.length),
    area: filterIn('c.area', z.enum(AREAS_CASO), AREAS_CASO.length),
    procesoId: filterIn('c.proceso_id', z.int()),
    moduloId: filterBy(
      z.int(),
      (id, binds) => `c.id IN (SELECT caso_id FROM caso_modulos WHERE modulo_id = ${binds.add(id)})`,
    ),
    /** The module of the map that its process stands in. */
    procesosDe: filterBy(
      z.int(),
      (id, binds) => `c.proceso_id IN (SELECT id FROM procesos WHERE id_modulo = ${binds.add(id)})`,
    ),
    adscripcionId: filterIn('c.nivel1_id', z.int()),
    afiliadoId: filterIn('c.afiliado_id', z.int()),
    /** Mine, or nobody's. */
    responsable: filterBy(z.enum(['yo', 'nadie']), (who, binds, actor) =>
      who === 'yo' ? `c.responsable_id = ${binds.add(actor.id)}` : 'c.responsable_id IS NULL',
    ),
    plazo: filterBy(
      z.literal('vencido'),
      (_vencido, binds) => `c.estado <> 'completado' AND c.vence < ${binds.add(today())}`,
    ),
  },
  search: qSql,
  scope: casoVisibleSql,
  registros: CASO_REGISTROS,
  presentAll: presentCasos,
})

/** A folio, or words of the subject and of the person's name, in any order and without accents. */
function qSql(q: string, binds: Binds): string {
  const folio = parseFolioCaso(q)
  if (folio !== null) return `c.folio LIKE ${binds.add(`${folio}%`)}`
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  if (words.length === 0) return '1 = 0'
  const text = `(' ' || c.asunto_plegado || ' ' || COALESCE(a.nombre_plegado, ''))`
  return words.map((word) => `${text} LIKE ${binds.add(`% ${word}%`)}`).join(' AND ')
}
