import type { Actor } from '#domain/acceso/actor.ts'
import type { ResumenCierre } from '#domain/quincenas/cierre.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { ENTIDAD_CLAVE_SQL } from '#api/fondos/entidades-visibles.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'

/**
 * One close, as stored, with the name of its entity. `pulso` is what the request was computed from (`pulsoDe`), "" before the
 * first one; `resumen`, JSON of `ResumenCierre`, "{}" until then.
 */
export type CierreRow = Pick<
  RowOf<CierreModel>,
  'id' | 'quincena' | 'estado' | 'vuelta' | 'huella' | 'pulso' | 'resumen' | 'personas' | 'sello' | 'version'
> &
  RowAs<
    CierreModel,
    { entidadId: 'entidad_id'; trabajoId: 'trabajo_id'; cerradoAt: 'cerrado_at'; formato: 'sello_formato' }
  > &
  RowAs<UnidadModel, { entidad: 'nombre' }> & {
    /** What addresses name the entity by. */
    readonly entidadClave: string
  }

/** What the table of acts needs of it, with where and when it is. */
export type CierreEnCadena = Pick<CierreRow, 'id' | 'entidadId' | 'entidadClave' | 'quincena' | 'estado' | 'vuelta'>

const COLUMNAS = `c.id, c.entidad_id AS "entidadId", ${ENTIDAD_CLAVE_SQL} AS "entidadClave", u.nombre AS entidad, c.quincena, c.estado, c.vuelta, c.huella, c.pulso, c.resumen,
  c.personas, c.sello, c.sello_formato AS formato, c.trabajo_id AS "trabajoId", c.cerrado_at AS "cerradoAt", c.version`
const FROM = 'FROM cierres c JOIN unidades u ON u.id = c.entidad_id'

/** The close of that id in the actor's scope; another's answers 404. */
export async function findCierre(actor: Actor, id: number): Promise<CierreRow> {
  const binds = new Binds()
  const one = binds.add(id)
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  const row = await selectRow<CierreRow>(`SELECT ${COLUMNAS} ${FROM} WHERE c.id = ${one} AND ${scope}`, binds.values)
  if (!row) throw notFound('El cierre')
  return row
}

/** The same for whoever was let in already, with nobody else writing it until the transaction ends. */
export async function holdCierre(id: number): Promise<CierreRow> {
  await selectRow(`SELECT id FROM cierres WHERE id = $1${FOR_UPDATE}`, [id])
  const row = await selectRow<CierreRow>(`SELECT ${COLUMNAS} ${FROM} WHERE c.id = $1`, [id])
  if (!row) throw notFound('El cierre')
  return row
}

/** The close in force of an entity's quincena, or null: voided ones are history. */
export function findCierreVigente(entidadId: number, quincena: number): Promise<CierreRow | null> {
  return selectRow<CierreRow>(
    `SELECT ${COLUMNAS} ${FROM} WHERE c.entidad_id = $1 AND c.quincena = $2 AND c.estado <> 'anulado'`,
    [entidadId, quincena],
  )
}

/** The reopened closes that this one replaces, the oldest first. */
export function selectAnteriores({ id, entidadId, quincena }: CierreEnCadena): Promise<CierreRow[]> {
  return selectRows<CierreRow>(
    `SELECT ${COLUMNAS} ${FROM} WHERE c.entidad_id = $1 AND c.quincena = $2 AND c.id < $3 AND c.estado = 'anulado' ORDER BY c.id`,
    [entidadId, quincena, id],
  )
}

/** The closes in force of a quincena. */
export function selectCierres(quincena: number): Promise<CierreRow[]> {
  return selectRows<CierreRow>(`SELECT ${COLUMNAS} ${FROM} WHERE c.quincena = $1 AND c.estado <> 'anulado'`, [quincena])
}

/** The closes in the actor's scope of which somebody has a turn, the oldest quincena first: asked for and not applied, or a reopening. */
export function selectCierresEnTurno(actor: Actor): Promise<CierreEnCadena[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  return selectRows<CierreEnCadena>(
    `SELECT c.id, c.entidad_id AS "entidadId", ${ENTIDAD_CLAVE_SQL} AS "entidadClave", c.quincena, c.estado, c.vuelta ${FROM}
     WHERE ${scope} AND (c.estado IN ('solicitado', 'revisado', 'aprobado', 'firmado') OR (c.estado = 'cerrado' AND c.id IN (
       SELECT a.cierre_id FROM cierre_actos a WHERE a.acto = 'pedir_reapertura'
         AND NOT EXISTS (SELECT 1 FROM cierre_actos d WHERE d.cierre_id = a.cierre_id AND d.id > a.id))))
     ORDER BY c.quincena, u.nombre`,
    binds.values,
  )
}

export function resumenOf({ resumen }: Pick<CierreRow, 'resumen'>): ResumenCierre {
  const kept = JSON.parse(resumen) as Partial<ResumenCierre>
  return {
    personas: kept.personas ?? 0,
    lineas: kept.lineas ?? 0,
    fondos: kept.fondos ?? [],
    totalEntidadCentavos: kept.totalEntidadCentavos ?? 0,
    totalLicenciaCentavos: kept.totalLicenciaCentavos ?? 0,
    lineasPago: kept.lineasPago ?? 0,
    movimientos: kept.movimientos ?? [],
    comparacion: kept.comparacion ?? null,
  }
}

/** Where it stands for the table of acts: the last act tells whether a reopening waits. */
export function etapaOf({ estado }: Pick<CierreRow, 'estado'>, ultimo: string | undefined): EtapaCierre {
  return estado === 'cerrado' && ultimo === 'pedir_reapertura' ? 'reapertura' : estado
}
