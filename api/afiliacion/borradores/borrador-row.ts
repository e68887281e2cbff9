import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoBorrador } from '#domain/afiliacion/borrador.ts'
import { nowAt } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { borradorScopeSql } from '#api/documentos/borrador-scope.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { BorradorModel } from '#api/afiliacion/models/BorradorModel.ts'
import type { MovimientoActoModel } from '#api/afiliacion/models/MovimientoActoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** The movement that it corrects, with what its status derives from; `corrige_campos`: JSON of what its last return marked. */
type Corregido = RowAs<
  MovimientoModel,
  {
    corrige_version: 'version'
    corrige_afiliado_id: 'afiliado_id'
    corrige_id: 'id'
    corrige_quincena: 'quincena'
    corrige_nota: 'nota'
  }
> &
  Pick<RowOf<MovimientoModel>, 'activo' | 'aplicar' | 'aplicado' | 'regresado' | 'movimiento_fecha'> &
  RowAs<MovimientoActoModel, { corrige_campos: 'campos' }>

/** With its author; the person on file whom it is about, and the saved movement that it corrects, where there are. */
export type BorradorRow = Pick<
  RowOf<BorradorModel>,
  | 'id'
  | 'tipo'
  | 'titulo'
  | 'paso'
  | 'datos'
  | 'autor_id'
  | 'tomado_de'
  | 'actualizado_at'
  | 'vence_at'
  | 'version'
  | 'afiliado_id'
  | 'corrige'
> &
  RowAs<UsuarioModel, { autor: 'nombre' }> &
  LeftJoined<Pick<RowOf<AfiliadoModel>, 'interno' | 'nombre' | 'apellido_paterno' | 'apellido_materno'>> &
  LeftJoined<Corregido>

const SELECT = `SELECT b.id, b.tipo, b.afiliado_id, a.interno, a.nombre, a.apellido_paterno, a.apellido_materno, b.titulo, b.paso, b.datos, b.autor_id, u.nombre AS autor, b.tomado_de, b.actualizado_at,
  b.vence_at, b.version, b.corrige, m.version AS corrige_version, m.afiliado_id AS corrige_afiliado_id,
  m.id AS corrige_id, m.quincena AS corrige_quincena, m.nota AS corrige_nota,
  (SELECT ma.campos FROM movimiento_actos ma WHERE ma.movimiento_id = m.id AND ma.acto = 'devolver'
    ORDER BY ma.id DESC LIMIT 1) AS corrige_campos, m.activo, m.aplicar, m.aplicado, m.regresado, m.movimiento_fecha
FROM borradores b JOIN usuarios u ON u.id = b.autor_id LEFT JOIN movimientos m ON m.folio = b.corrige
  LEFT JOIN afiliados a ON a.id = b.afiliado_id`

/** The draft of `id` that the actor may use; another office's, an expired one and none answer 404 alike. */
export async function findBorradorInScope(actor: Actor, id: string): Promise<BorradorRow> {
  const binds = new Binds()
  const where = `b.id = ${binds.add(id)} AND b.vence_at > ${binds.add(nowAt())}`
  const scope = borradorScopeSql(actor, 'b', binds)
  const row = await selectRow<BorradorRow>(`${SELECT} WHERE ${where} AND ${scope}`, binds.values)
  if (!row) throw notFound('El borrador')
  return row
}

/** Drafts of the actor's office, its own first and the newest first of each. */
export function selectBorradores(actor: Actor, tipos: readonly TipoBorrador[], limit: number): Promise<BorradorRow[]> {
  const binds = new Binds()
  const where = `b.tipo IN (${binds.addAll(tipos)}) AND b.vence_at > ${binds.add(nowAt())}`
  const scope = borradorScopeSql(actor, 'b', binds)
  const order = `CASE WHEN b.autor_id = ${binds.add(actor.id)} THEN 0 ELSE 1 END, b.actualizado_at DESC, b.id`
  return selectRows<BorradorRow>(
    `${SELECT} WHERE ${where} AND ${scope} ORDER BY ${order} LIMIT ${binds.add(limit)}`,
    binds.values,
  )
}

/** Drafts of an alta, in the actor's office, of whom a whole CURP names; those that correct something are of that movement. */
export function selectAltasDeCurp(actor: Actor, curp: string): Promise<BorradorRow[]> {
  const binds = new Binds()
  const where = `b.tipo = 'alta' AND b.corrige IS NULL AND b.curp = ${binds.add(curp)} AND b.vence_at > ${binds.add(nowAt())}`
  const scope = borradorScopeSql(actor, 'b', binds)
  return selectRows<BorradorRow>(
    `${SELECT} WHERE ${where} AND ${scope} ORDER BY b.actualizado_at DESC, b.id LIMIT 10`,
    binds.values,
  )
}

const DIAS = 30

/** When a draft touched now is forgotten: 30 days later (decisions §8). */
export function venceAt(): string {
  return new Date(Date.now() + DIAS * 86_400_000).toISOString()
}
