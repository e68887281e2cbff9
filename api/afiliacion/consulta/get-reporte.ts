import type { Actor } from '#domain/acceso/actor.ts'
import type { CoincidenciaReporte, RespuestaReporte } from '#domain/afiliacion/consulta.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { getKardex } from './get-kardex.ts'

/** Most people offered when several carry the number. */
const MAX_COINCIDENCIAS = 50

export interface PersonaPedida {
  readonly numEmpleado?: string | undefined
  readonly interno?: number | undefined
}

/**
 * The report of a person in scope (specification 3 §2.2, decisions §8), by employee number, by internal number or by both; when
 * several entities gave the same number, those who carry it. Noted in the bitácora. Throws 404 when there is nobody.
 */
export async function getReporte(actor: Actor, pedida: PersonaPedida): Promise<RespuestaReporte> {
  authorize(actor, 'padron.leer')
  const found = await findPersonas(actor, pedida)
  const [one, ...others] = found
  if (!one) throw notFound('La persona')
  if (others.length === 0)
    return { reporte: await getKardex(actor, one.id, null, 'afiliado.reporte'), coincidencias: [] }
  return { reporte: null, coincidencias: found.map(presentCoincidencia) }
}

function presentCoincidencia(persona: CoincidenciaReporte): CoincidenciaReporte {
  const { interno, nombre, apellidoPaterno, apellidoMaterno, adscripcion } = persona
  return { interno, nombre, apellidoPaterno, apellidoMaterno, adscripcion }
}

function findPersonas(
  actor: Actor,
  { numEmpleado, interno }: PersonaPedida,
): Promise<(CoincidenciaReporte & { readonly id: number })[]> {
  const binds = new Binds()
  const keys = [
    ...(numEmpleado === undefined ? [] : [`a.noempleado = ${binds.add(numEmpleado)}`]),
    ...(interno === undefined ? [] : [`a.interno = ${binds.add(interno)}`]),
  ]
  return selectRows(
    `SELECT a.id, a.interno, a.nombre, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno",
            COALESCE(u.nombre, '') AS adscripcion
     FROM afiliados a LEFT JOIN unidades u ON u.id = a.nivel1_id
     WHERE ${keys.join(' AND ')} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}
     ORDER BY a.nombre_orden, a.id LIMIT ${MAX_COINCIDENCIAS}`,
    binds.values,
  )
}
