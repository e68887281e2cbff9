import { PLANO, type DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
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
const VIGENTES = `FROM planos p WHERE p.version = (SELECT MAX(q.version) FROM planos q WHERE q.clave = p.clave)`

/** The current version of each layout, by its key. */
export async function listPlanos(): Promise<PlanoGuardado[]> {
  const rows = await selectRows<Row>(`SELECT ${COLUMNAS} ${VIGENTES} ORDER BY p.clave`)
  return rows.map(present)
}

/** The current version of a layout. Throws 404. */
export async function findPlano(clave: string): Promise<PlanoGuardado> {
  const row = await selectRow<Row>(`SELECT ${COLUMNAS} ${VIGENTES} AND upper(p.clave) = upper($1)`, [clave])
  if (!row) throw notFound(`El plano ${clave}`)
  return present(row)
}

/** The version with which a load was read. Throws 404. */
export async function findPlanoDe(planoId: number): Promise<PlanoGuardado> {
  const row = await selectRow<Row>(`SELECT ${COLUMNAS} FROM planos p WHERE p.id = $1`, [planoId])
  if (!row) throw notFound('El plano')
  return present(row)
}

const present = ({ definicion, ...row }: Row): PlanoGuardado => ({
  ...row,
  definicion: PLANO.parse(JSON.parse(definicion)),
})
