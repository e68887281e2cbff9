import type { Actor } from '#domain/acceso/actor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { columnasSql, type Columnas, type Registros } from '#api/db/registros.ts'
import { notFound } from '#api/errors.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import type { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import type { PuestoModel } from '#api/organica/models/PuestoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** One person with the names of units, post and category. */
export type AfiliadoRow = Pick<
  RowOf<AfiliadoModel>,
  | 'id'
  | 'interno'
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'nombre'
  | 'apellido_paterno'
  | 'apellido_materno'
  | 'fecha_nacimiento'
  | 'codigo_entidad_nacimiento'
  | 'sexo'
  | 'nacionalidad'
  | 'estado_civil'
  | 'noempleado'
  | 'correo'
  | 'telefono'
  | 'celular'
  | 'calle_numero'
  | 'calle2'
  | 'fraccionamiento'
  | 'codigo_postal'
  | 'localidad'
  | 'municipio'
  | 'estado'
  | 'pais'
  | 'dependientes'
  | 'posee_inmuebles'
  | 'fecha_carta'
  | 'expediente'
  | 'f_expediente'
  | 'fecha_alta'
  | 'situacion'
  | 'nivel0_id'
  | 'nivel1_id'
  | 'nivel2_id'
  | 'nivel3_id'
  | 'puesto_id'
  | 'sueldo_centavos'
  | 'creado_por'
  | 'version'
> &
  LeftJoined<
    RowAs<UnidadModel, { entidad: 'nombre'; adscripcion: 'nombre'; dependencia: 'nombre'; area: 'nombre' }> &
      Pick<RowOf<OrganicaModel>, 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3'> &
      RowAs<PuestoModel, { puesto: 'nombre' }> &
      RowAs<CategoriaModel, { categoria: 'clave'; nombre_categoria: 'nombre' }>
  >

export const ALCANCE_AFILIADO = ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'] as const satisfies readonly string[]

/** Whole people with their page (`defineList`). */
export const AFILIADO_REGISTROS: Registros<AfiliadoRow> = {
  columns: {
    id: 'a.id',
    interno: 'a.interno',
    curp: 'a.curp',
    rfc: 'a.rfc',
    nss: 'a.nss',
    nombre: 'a.nombre',
    apellido_paterno: 'a.apellido_paterno',
    apellido_materno: 'a.apellido_materno',
    fecha_nacimiento: 'a.fecha_nacimiento',
    codigo_entidad_nacimiento: 'a.codigo_entidad_nacimiento',
    sexo: 'a.sexo',
    nacionalidad: 'a.nacionalidad',
    estado_civil: 'a.estado_civil',
    noempleado: 'a.noempleado',
    correo: 'a.correo',
    telefono: 'a.telefono',
    celular: 'a.celular',
    calle_numero: 'a.calle_numero',
    calle2: 'a.calle2',
    fraccionamiento: 'a.fraccionamiento',
    codigo_postal: 'a.codigo_postal',
    localidad: 'a.localidad',
    municipio: 'a.municipio',
    estado: 'a.estado',
    pais: 'a.pais',
    dependientes: 'a.dependientes',
    posee_inmuebles: 'a.posee_inmuebles',
    fecha_carta: 'a.fecha_carta',
    expediente: 'a.expediente',
    f_expediente: 'a.f_expediente',
    fecha_alta: 'a.fecha_alta',
    situacion: 'a.situacion',
    nivel0_id: 'a.nivel0_id',
    nivel1_id: 'a.nivel1_id',
    nivel2_id: 'a.nivel2_id',
    nivel3_id: 'a.nivel3_id',
    puesto_id: 'a.puesto_id',
    sueldo_centavos: 'a.sueldo_centavos',
    creado_por: 'a.creado_por',
    version: 'a.version',
    entidad: 'u0.nombre',
    adscripcion: 'u1.nombre',
    dependencia: 'u2.nombre',
    area: 'u3.nombre',
    clave_0: 'o0.clave_0',
    clave_1: 'o1.clave_1',
    clave_2: 'o2.clave_2',
    clave_3: 'o3.clave_3',
    puesto: 'p.nombre',
    categoria: 'c.clave',
    nombre_categoria: 'c.nombre',
  },
  table: 'afiliados a',
  joins: `LEFT JOIN unidades u0 ON u0.id = a.nivel0_id LEFT JOIN organica o0 ON o0.id = u0.organica_id
  LEFT JOIN unidades u1 ON u1.id = a.nivel1_id LEFT JOIN organica o1 ON o1.id = u1.organica_id
  LEFT JOIN unidades u2 ON u2.id = a.nivel2_id LEFT JOIN organica o2 ON o2.id = u2.organica_id
  LEFT JOIN unidades u3 ON u3.id = a.nivel3_id LEFT JOIN organica o3 ON o3.id = u3.organica_id
  LEFT JOIN puestos p ON p.id = a.puesto_id
  LEFT JOIN categorias c ON c.id = a.categoria_id`,
}

/** What a list tells of a person, and the units it is of. */
export type ResumenRow = Pick<AfiliadoRow, (typeof RESUMEN)[number]>

const RESUMEN = [
  'id', 'interno', 'curp', 'rfc', 'nss', 'nombre', 'apellido_paterno', 'apellido_materno', 'noempleado', 'situacion', 'fecha_alta',
  'sueldo_centavos', 'nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id', 'adscripcion', 'dependencia', 'area', 'puesto', 'categoria',
] as const satisfies readonly (keyof AfiliadoRow)[] // prettier-ignore

/** A page of people as a list tells them: a third of what is on file of each. */
export const RESUMEN_REGISTROS: Registros<ResumenRow> = {
  columns: Object.fromEntries(RESUMEN.map((name) => [name, AFILIADO_REGISTROS.columns[name]])) as Columnas<ResumenRow>,
  table: 'afiliados a',
  joins: `LEFT JOIN unidades u1 ON u1.id = a.nivel1_id LEFT JOIN unidades u2 ON u2.id = a.nivel2_id
  LEFT JOIN unidades u3 ON u3.id = a.nivel3_id
  LEFT JOIN puestos p ON p.id = a.puesto_id
  LEFT JOIN categorias c ON c.id = a.categoria_id`,
}

export const AFILIADO_SELECT = `SELECT ${columnasSql(AFILIADO_REGISTROS.columns)} FROM ${AFILIADO_REGISTROS.table} ${AFILIADO_REGISTROS.joins}`

/** The person of that id, or internal number, in the actor's scope; another's answers 404, like one that does not exist. */
export async function findAfiliadoInScope(
  actor: Actor,
  value: number,
  columna: 'a.id' | 'a.interno' = 'a.id',
): Promise<AfiliadoRow> {
  const binds = new Binds()
  const where = `${columna} = ${binds.add(value)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`
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
