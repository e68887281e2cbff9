import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { cambioDeSituacionTexto, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { NOMBRE_PAPEL, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { ultimoDiaConSueldo } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { findRow } from '#api/db/find-row.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import {
  renglonesPersona,
  renglonesPuesto,
  renglonQuincena,
  renglonRecibido,
  type Renglon,
  type Seccion,
} from './renglon.ts'

/** What the receipt of a movement of somebody on file says: its dates by its type's rules, what it changes, its papers. */
export async function seccionesMovimiento(row: MovimientoRow, detalle: MovimientoDetalle): Promise<Seccion[]> {
  return [
    { titulo: 'Persona', renglones: renglonesPersona(row) },
    { titulo: 'Movimiento', renglones: await renglonesMovimiento(row) },
    { titulo: 'Qué cambia', renglones: detalle.cambios.map(renglonCambio) },
    { titulo: 'Datos laborales', renglones: renglonesPuesto(row) },
    { titulo: 'Documentos del movimiento', renglones: await documentos(row.id, detalle) },
  ]
}

async function renglonesMovimiento(row: MovimientoRow): Promise<Renglon[]> {
  const reglas = reglasOf(row)
  const { fechas } = reglas
  const causa = causaDe(reglas, row.causa)
  const antes = await situacionAntes(row)
  const situacion = { antes, despues: causa?.hacia ?? antes }
  return [
    ['Causa', causa?.etiqueta ?? ''],
    ['Fecha de autorización', fechaTexto(row.fecha_autorizacion)],
    [fechas.rotulo, fechaTexto(row.fecha)],
    ['Último día con sueldo', fechaTexto(ultimoDiaConSueldo(row.fecha, situacion))],
    [fechas.fin?.rotulo ?? 'Fecha de Reingreso', fechaTexto(row.fecha_fin)],
    ['Situación', causa?.hacia ? cambioDeSituacionTexto(situacion) : ''],
    renglonQuincena(row),
  ]
}

function fechaTexto(fecha: PlainDate | null): string {
  return fecha === null ? '' : formatFechaLarga(fecha)
}

/** The person's situation before the movement: what is on file, or what its history held when it was applied. */
async function situacionAntes({ id, afiliado_id }: MovimientoRow): Promise<LetraSituacion> {
  const earlier = await selectRow<{ situacion: LetraSituacion }>(
    `SELECT h.situacion FROM historia_afiliado h
       JOIN historia_afiliado own ON own.afiliado_id = h.afiliado_id AND own.movimiento_id = $2
     WHERE h.afiliado_id = $1 AND h.id < own.id AND h.desde <= own.desde AND h.situacion IS NOT NULL
     ORDER BY h.desde DESC, h.id DESC LIMIT 1`,
    [afiliado_id, id],
  )
  if (earlier) return earlier.situacion
  const row = await findRow(AfiliadoModel, { id: afiliado_id }, ['situacion'])
  if (!row) throw new Error(`There is no person ${afiliado_id}`)
  return row.situacion
}

function renglonCambio({ campo, antes, despues }: CambioVisible): Renglon {
  const after = despues === '' ? 'sin dato' : despues
  return [campo, antes === '' ? after : `${antes} → ${after}`]
}

/** The papers that came with it, the last of each, though another movement's took their place since; and those it still needs. */
async function documentos(id: number, { papelesFaltantes }: MovimientoDetalle): Promise<Renglon[]> {
  const rows = await selectRows<{ tipo: ClavePapel; nombre: string }>(
    `SELECT e.tipo, f.nombre FROM expediente e JOIN archivos f ON f.id = e.archivo_id
     WHERE e.movimiento_id = $1 ORDER BY e.id`,
    [id],
  )
  const recibidos = new Map(rows.map(({ tipo, nombre }) => [tipo, nombre]))
  return [
    ...[...recibidos].map(([tipo, nombre]) => renglonRecibido(NOMBRE_PAPEL[tipo], nombre)),
    ...papelesFaltantes.map(({ nombre }): Renglon => [nombre, 'Pendiente']),
  ]
}
