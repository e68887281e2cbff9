import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { accionesTrabajo, ESTADOS_TRABAJO, type EstadoTrabajo, type TrabajoPanel } from '#domain/acceso/trabajo.ts'
import { can } from '#domain/acceso/can.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { TrabajoModel } from './models/TrabajoModel.ts'
import { notFound } from '#api/errors.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'

const authorize = (actor: Actor): void => authorizeInstituto(actor, 'trabajos.leer')

/** The jobs, newest first. Their data are never shown: they may hold what only the job needs to know. */
export const { list: listTrabajos } = defineList({
  authorize,
  from: 'FROM trabajos',
  id: 'id',
  columns: {
    id: 'id',
    titulo: 'titulo',
    // What runs first, then what waits, then what needs a hand.
    estado: `CASE estado WHEN 'curso' THEN 0 WHEN 'espera' THEN 1 WHEN 'fallado' THEN 2 WHEN 'cancelado' THEN 3 ELSE 4 END`,
    creadoAt: 'creado_at',
    empezadoAt: `COALESCE(empezado_at, '')`,
    terminadoAt: `COALESCE(terminado_at, '')`,
    usuario: 'usuario',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    estado: filterIn('estado', z.enum(Object.keys(ESTADOS_TRABAJO) as [EstadoTrabajo, ...EstadoTrabajo[]])),
    /** False: only what somebody asked for. */
    programado: filterBy(z.boolean(), (programado) => `turno IS ${programado ? 'NOT ' : ''}NULL`),
  },
  select: '*',
  present: (row: TrabajoRow, actor) => present(actor, row),
})

/** One job. 404 when there is none. */
export async function getTrabajo(actor: Actor, id: number): Promise<TrabajoPanel> {
  authorize(actor)
  const row = await selectRow<TrabajoRow>('SELECT * FROM trabajos WHERE id = $1', [id])
  if (!row) throw notFound('El trabajo')
  return present(actor, row)
}

type TrabajoRow = RowOf<TrabajoModel>

function present(actor: Actor, row: TrabajoRow): TrabajoPanel {
  const cancelando = asBoolean(row.cancelar)
  return {
    id: row.id,
    clase: row.clase,
    titulo: row.titulo,
    estado: row.estado,
    cancelando,
    programado: row.turno !== null,
    intentos: row.intentos,
    hecho: row.hecho,
    total: row.total,
    avance: row.avance,
    resultado: row.resultado,
    usuario: row.usuario,
    creadoAt: row.creado_at,
    desdeAt: row.desde_at,
    empezadoAt: row.empezado_at,
    terminadoAt: row.terminado_at,
    actions: can(actor, 'trabajos.administrar') ? accionesTrabajo({ estado: row.estado, cancelando }) : [],
  }
}
