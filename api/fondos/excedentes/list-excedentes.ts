import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADO_EXCEDENTE_IDS, type Excedente, type EstadoExcedente } from '#domain/fondos/excedentes/excedente.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { Binds } from '#api/db/sql.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import type { Pagina, RawListQuery } from '#api/http/listas/list-query.ts'
import {
  EXCEDENTE_COLUMNAS,
  EXCEDENTE_VIVO_SQL,
  EXCEDENTES_DESDE,
  PENDIENTE_SQL,
  presentExcedente,
  type ExcedenteRow,
} from './excedente-row.ts'

/** SQL conditions of the states; `estadoExcedente` has the same rule. */
const EN_ESTADO = {
  por_decidir: `${PENDIENTE_SQL} > 0`,
  a_favor: `${PENDIENTE_SQL} <= 0 AND x.a_favor_centavos > 0`,
  devuelto: `${PENDIENTE_SQL} <= 0 AND x.a_favor_centavos = 0`,
} as const satisfies Record<EstadoExcedente, string>

const estado = z.enum(ESTADO_EXCEDENTE_IDS)

/** SQL condition of the entries that the actor sees: an entity sees its own, whoever the person belongs to now. */
export const excedenteVisibleSql = (actor: Actor, binds: Binds): string =>
  `${EXCEDENTE_VIVO_SQL} AND ${alcanceSql(actor, ['u.parent_id', 'u.id', 'a.nivel2_id'], binds)}`

const { list } = defineList<string, ExcedenteRow, Excedente>({
  authorize: (actor) => authorize(actor, 'retenciones.leer'),
  from: EXCEDENTES_DESDE,
  id: 'x.id',
  columns: {
    nombre: 'a.nombre_orden',
    interno: 'a.interno',
    entidad: 'u.nombre',
    quincena: 'x.quincena',
    clave: 'x.clave',
    importe: 'x.importe_centavos',
    pendiente: PENDIENTE_SQL,
  },
  defaultSort: ['quincena', 'DESC'],
  filters: {
    estado: filterBy(
      z.union([estado, z.array(estado).max(ESTADO_EXCEDENTE_IDS.length)]),
      (value) => `(${['1 = 0', ...[value].flat().map((each) => EN_ESTADO[each])].join(' OR ')})`,
    ),
    entidadId: filterIn('x.entidad_id', z.int().min(1)),
    quincena: filterBy(quincenaCodigo, (quincena, binds) => `x.quincena = ${binds.add(quincena)}`),
  },
  search: [
    'a.nombre',
    'a.apellido_paterno',
    'a.apellido_materno',
    'CAST(a.interno AS TEXT)',
    'x.clave',
    'x.referencia',
  ],
  scope: excedenteVisibleSql,
  select: EXCEDENTE_COLUMNAS,
  present: presentExcedente,
})

/** What payrolls deducted beyond what was due, in the actor's scope, the newest first. Noted in the bitácora. Throws 403, and 400 on what the list does not have. */
export async function listExcedentes(actor: Actor, raw: RawListQuery): Promise<Pagina<Excedente>> {
  const page = await list(actor, raw)
  await auditRead(actor, { acto: 'excedentes.leer', objeto: 'excedente', objetoId: 'todos' })
  return page
}
