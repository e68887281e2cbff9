import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ACCION_IDS } from '#domain/autorizaciones/dos-manos.ts'
import { ESTADO_PROPUESTA_IDS, type PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import {
  findPropuesta,
  presentPropuesta,
  PROPUESTA_FROM,
  PROPUESTA_SELECT,
  propuestasVisiblesSql,
  type PropuestaRow,
} from './propuesta-row.ts'

const authorize = (actor: Actor): void => authorizeInstituto(actor, 'autorizaciones.leer')

/** Proposals that the actor can see, the newest first. */
export const { list: listPropuestas } = defineList({
  authorize,
  from: PROPUESTA_FROM,
  id: 'p.id',
  columns: {
    id: 'p.id',
    estado: `CASE p.estado WHEN 'pendiente' THEN 0 ELSE 1 END`,
    accion: 'p.accion',
    sujeto: 'p.sujeto',
    importe: 'p.importe_centavos',
    propuestaAt: 'p.propuesta_at',
    propuso: 'up.nombre',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    estado: filterIn('p.estado', z.enum(ESTADO_PROPUESTA_IDS)),
    accion: filterIn('p.accion', z.enum(ACCION_IDS)),
  },
  search: ['p.sujeto', 'up.nombre'],
  scope: propuestasVisiblesSql,
  select: PROPUESTA_SELECT,
  present: (row: PropuestaRow, actor) => presentPropuesta(row, actor, new Set()),
})

/** One proposal, with what the actor may do with it. Throws 403, 404. */
export async function getPropuesta(actor: Actor, id: number): Promise<PropuestaPanel> {
  authorize(actor)
  return presentPropuesta(await findPropuesta(actor, id), actor, new Set(await cuentasDe([actor.id])))
}
