import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong, quincenaOf, quincenaRange, quincenaYear } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { PLANO, type DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { ultimaVersion, vigenteEn, type VersionVigente } from '#domain/cargas/planos/vigencia.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import type { PlanoModel } from './models/PlanoModel.ts'

/** A version of a layout. */
export interface PlanoGuardado {
  readonly id: number
  readonly clave: string
  readonly version: number
  readonly nombre: string
  readonly tipo: TipoCargaId
  readonly definicion: DefinicionPlano
}

type Row = Pick<RowOf<PlanoModel>, 'id' | 'clave' | 'version' | 'nombre' | 'tipo' | 'definicion'>

const COLUMNAS = 'p.id, p.clave, p.version, p.nombre, p.tipo, p.definicion'

/** When a version of a layout is in force. */
export interface VersionEnVigor extends VersionVigente {
  readonly id: number
  readonly clave: string
}

type VersionRow = Pick<RowOf<PlanoModel>, 'id' | 'clave' | 'version'> &
  RowAs<PlanoModel, { desde: 'vigente_desde'; finMotivo: 'fin_motivo' }>

/** Loads the versions of all layouts, or of one (`clave`), without their definitions. Grouped by key. */
export async function selectVersiones(clave?: string): Promise<ReadonlyMap<string, VersionEnVigor[]>> {
  const binds = new Binds()
  const solo = clave === undefined ? '' : `WHERE upper(clave) = upper(${binds.add(clave)})`
  const rows = await selectRows<VersionRow>(
    `SELECT id, clave, version, vigente_desde AS desde, fin_motivo AS "finMotivo" FROM planos ${solo} ORDER BY clave, version`,
    binds.values,
  )
  const byClave = new Map<string, VersionEnVigor[]>()
  for (const { finMotivo, ...row } of rows) {
    const suyas = byClave.get(row.clave) ?? []
    byClave.set(row.clave, [...suyas, { ...row, termina: finMotivo !== null }])
  }
  return byClave
}

/** The version of each layout that is in force on a day, by key. */
export async function listPlanos(dia: PlainDate): Promise<PlanoGuardado[]> {
  const versiones = await selectVersiones()
  return selectPlanosPorId([...versiones.values()].flatMap((suyas) => vigenteEn(suyas, dia)?.id ?? []))
}

/** The layouts that are in force on any of some days, by key: the version of the latest day, and the days on which one is. */
export async function listPlanosEn(
  dias: readonly PlainDate[],
): Promise<{ readonly plano: PlanoGuardado; readonly dias: readonly PlainDate[] }[]> {
  const versiones = await selectVersiones()
  const orden = dias.toSorted()
  const elegidos = [...versiones.values()].flatMap((suyas) => {
    const suyos = orden.filter((dia) => vigenteEn(suyas, dia) !== null)
    const ultimo = suyos.at(-1)
    const version = ultimo === undefined ? null : vigenteEn(suyas, ultimo)
    return version ? [{ id: version.id, dias: suyos }] : []
  })
  const planos = await selectPlanosPorId(elegidos.map(({ id }) => id))
  return planos.map((plano) => ({ plano, dias: elegidos.find(({ id }) => id === plano.id)?.dias ?? [] }))
}

/** Some versions by id, in the order of their keys. */
export async function selectPlanosPorId(ids: readonly number[]): Promise<PlanoGuardado[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `SELECT ${COLUMNAS} FROM planos p WHERE p.id IN (${binds.addAll(ids)}) ORDER BY p.clave`,
    binds.values,
  )
  return rows.map(present)
}

/** The day whose layouts read a file: the first of its quincena, or today if it has none. */
export const diaDePlano = (quincena: number | null): PlainDate =>
  quincena === null ? today() : quincenaRange(quincena).inicio

/** Year near those of a file, for notations that leave out the century. */
export const anioDeArchivo = (quincena: number | null): number => quincenaYear(quincena ?? quincenaOf(today()))

/** The version of a layout that reads files of a quincena (null: none). Throws 404; 422 (`plano`) if none is in force on `diaDePlano`. */
export async function findPlano(clave: string, quincena: number | null): Promise<PlanoGuardado> {
  const [suyas] = (await selectVersiones(clave)).values()
  if (!suyas) throw notFound(`El plano ${clave}`)
  const dia = diaDePlano(quincena)
  const version = vigenteEn(suyas, dia)
  if (version) return findPlanoDe(version.id)
  const cuando = quincena === null ? 'hoy' : `el ${formatFecha(dia)}, cuando empieza la ${quincenaLong(quincena)}`
  const message = `El plano ${suyas[0]?.clave ?? clave} no vale ${cuando}: elige otro o revisa su vigencia.`
  throw broken([{ path: 'plano', code: 'vigencia', message }])
}

/** The version of a layout that is in force, else the newest that says how to read. Throws 404. */
export async function findPlanoOfrecido(clave: string, dia: PlainDate): Promise<PlanoGuardado> {
  const [suyas = []] = (await selectVersiones(clave)).values()
  const version = vigenteEn(suyas, dia) ?? ultimaVersion(suyas.filter(({ termina }) => !termina))
  if (!version) throw notFound(`El plano ${clave}`)
  return findPlanoDe(version.id)
}

/** The version with which a load was read. Throws 404. */
export async function findPlanoDe(planoId: number): Promise<PlanoGuardado> {
  const row = await selectRow<Row>(`SELECT ${COLUMNAS} FROM planos p WHERE p.id = $1`, [planoId])
  if (!row) throw notFound('El plano')
  return present(row)
}

const present = ({ definicion, ...row }: Row): PlanoGuardado => ({ ...row, definicion: definicionGuardada(definicion) })

/** The definition of a version as it was stored. */
export const definicionGuardada = (json: string): DefinicionPlano => PLANO.parse(JSON.parse(json))
