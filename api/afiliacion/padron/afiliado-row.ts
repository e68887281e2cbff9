import type { Actor } from '#domain/acceso/actor.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** One person with the names of units, post and category. */
export interface AfiliadoRow {
  readonly id: number
  readonly interno: number
  readonly curp: string
  readonly rfc: string
  readonly nss: string | null
  readonly nombre: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
  readonly fecha_nacimiento: PlainDate
  readonly codigo_entidad_nacimiento: string
  readonly sexo: 'M' | 'F' | 'X'
  readonly nacionalidad: string
  readonly estado_civil: string
  readonly noempleado: string
  readonly correo: string
  readonly telefono: string
  readonly celular: string
  readonly calle_numero: string
  readonly calle2: string
  readonly fraccionamiento: string
  readonly codigo_postal: string
  readonly localidad: string
  readonly municipio: string
  readonly estado: string
  readonly pais: string
  readonly dependientes: number
  readonly posee_inmuebles: unknown
  readonly fecha_carta: PlainDate | null
  readonly expediente: string
  readonly f_expediente: PlainDate | null
  readonly fecha_alta: PlainDate
  readonly situacion: LetraSituacion
  readonly nivel0_id: number | null
  readonly nivel1_id: number | null
  readonly nivel2_id: number | null
  readonly nivel3_id: number | null
  readonly puesto_id: number | null
  readonly sueldo_centavos: number
  readonly creado_por: number | null
  readonly version: number
  readonly entidad: string | null
  readonly adscripcion: string | null
  readonly dependencia: string | null
  readonly area: string | null
  readonly clave_0: string | null
  readonly clave_1: string | null
  readonly clave_2: string | null
  readonly clave_3: string | null
  readonly puesto: string | null
  readonly categoria: string | null
  readonly nombre_categoria: string | null
}

export const ALCANCE_AFILIADO = ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'] as const satisfies readonly string[]

/** Whole people with their page (`defineList`). */
export const AFILIADO_REGISTROS = {
  columns: `a.id, a.interno, a.curp, a.rfc, a.nss, a.nombre, a.apellido_paterno, a.apellido_materno,
  a.fecha_nacimiento, a.codigo_entidad_nacimiento, a.sexo, a.nacionalidad, a.estado_civil, a.noempleado, a.correo,
  a.telefono, a.celular, a.calle_numero, a.calle2, a.fraccionamiento, a.codigo_postal, a.localidad, a.municipio, a.estado,
  a.pais, a.dependientes, a.posee_inmuebles, a.fecha_carta, a.expediente, a.f_expediente, a.fecha_alta, a.situacion,
  a.nivel0_id, a.nivel1_id, a.nivel2_id, a.nivel3_id, a.puesto_id, a.sueldo_centavos, a.creado_por, a.version,
  u0.nombre AS entidad, u1.nombre AS adscripcion, u2.nombre AS dependencia, u3.nombre AS area,
  o0.clave_0, o1.clave_1, o2.clave_2, o3.clave_3,
  p.nombre AS puesto, c.clave AS categoria, c.nombre AS nombre_categoria`,
  table: 'afiliados a',
  joins: `LEFT JOIN unidades u0 ON u0.id = a.nivel0_id LEFT JOIN organica o0 ON o0.id = u0.organica_id
  LEFT JOIN unidades u1 ON u1.id = a.nivel1_id LEFT JOIN organica o1 ON o1.id = u1.organica_id
  LEFT JOIN unidades u2 ON u2.id = a.nivel2_id LEFT JOIN organica o2 ON o2.id = u2.organica_id
  LEFT JOIN unidades u3 ON u3.id = a.nivel3_id LEFT JOIN organica o3 ON o3.id = u3.organica_id
  LEFT JOIN puestos p ON p.id = a.puesto_id
  LEFT JOIN categorias c ON c.id = a.categoria_id`,
} as const

export const AFILIADO_SELECT = `SELECT ${AFILIADO_REGISTROS.columns} FROM ${AFILIADO_REGISTROS.table} ${AFILIADO_REGISTROS.joins}`

/** The person of `id` in the actor's scope; another's answers 404, like one that does not exist. */
export async function findAfiliadoInScope(actor: Actor, id: number): Promise<AfiliadoRow> {
  const binds = new Binds()
  const where = `a.id = ${binds.add(id)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`
  const row = await selectRow<AfiliadoRow>(`${AFILIADO_SELECT} WHERE ${where}`, binds.values)
  if (!row) throw notFound('La persona')
  return row
}

/** People of the given ids, in that order. */
export async function findAfiliadosByIds(ids: readonly number[]): Promise<AfiliadoRow[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<AfiliadoRow>(`${AFILIADO_SELECT} WHERE a.id IN (${binds.addAll(ids)})`, binds.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
