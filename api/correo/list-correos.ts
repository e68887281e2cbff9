import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_CORREO, correoActions, type CorreoDetalle, type CorreoPanel } from '#domain/correo/correo.ts'
import { can } from '#domain/acceso/can.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'

type Row = Omit<CorreoPanel, 'reservado'> & { readonly reservado: boolean | number }

/** What may be shown of every message; the text is asked for apart, and never of a reserved one. */
const FIELDS = `id, para, asunto, clase, reservado, estado, medio, intentos, error, actor, creado_at AS "creadoAt",
  proximo_at AS "proximoAt", entregado_at AS "entregadoAt"`

const authorize = (actor: Actor): void => authorizeInstituto(actor, 'correo.leer')

/** A page of the mail that the portal sends, the newest first. Its texts are not in it. */
export const { list: listCorreos } = defineList({
  authorize,
  from: 'FROM correos',
  id: 'id',
  columns: {
    id: 'id',
    creadoAt: 'creado_at',
    para: 'para',
    asunto: 'asunto',
    estado: 'estado',
    clase: 'clase',
  },
  defaultSort: ['id', 'DESC'],
  filters: { estado: filterIn('estado', z.enum(ESTADOS_CORREO)), clase: filterIn('clase', z.string().max(40)) },
  search: ['para', 'asunto'],
  select: FIELDS,
  present,
})

function present(row: Row): CorreoPanel {
  return { ...row, reservado: asBoolean(row.reservado) }
}

/** One message, with its text unless it is reserved. Throws 404. */
export async function getCorreo(actor: Actor, id: number): Promise<CorreoDetalle> {
  authorize(actor)
  const row = await selectRow<Row & { readonly texto: string }>(`SELECT ${FIELDS}, texto FROM correos WHERE id = $1`, [
    id,
  ])
  if (!row) throw notFound('El correo')
  const correo = present(row)
  const actions = can(actor, 'correo.administrar') ? correoActions(correo.estado, correo.reservado) : []
  return { ...correo, texto: correo.reservado ? null : row.texto, actions }
}
