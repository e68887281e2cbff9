import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import {
  AFILIADO_SELECT,
  ALCANCE_AFILIADO,
  findAfiliadoInScope,
  type AfiliadoRow,
} from '#api/afiliacion/padron/afiliado-row.ts'
import { findMovimientoInScope, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { puestoOf } from '#api/afiliacion/padron/present-persona.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** Of whom a form is filled: somebody's movement, or the person. */
export type PedidoFormato = { readonly folio: string } | { readonly interno: number }

/**
 * What a printable form is filled with beforehand: of a movement by its folio, or of a person by the internal number, in the
 * actor's scope. The read is noted in the bitácora. Throws 404.
 */
export async function getDatosFormato(actor: Actor, pedido: PedidoFormato): Promise<DatosFormato> {
  authorize(actor, 'formatos.leer')
  if (!('folio' in pedido)) return present(actor, await findByInterno(actor, pedido.interno), null)
  const movimiento = await findMovimientoInScope(actor, { folio: pedido.folio })
  return present(actor, await findAfiliadoInScope(actor, movimiento.afiliado_id), movimiento)
}

async function findByInterno(actor: Actor, interno: number): Promise<AfiliadoRow> {
  const binds = new Binds()
  const where = `a.interno = ${binds.add(interno)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`
  const row = await selectRow<AfiliadoRow>(`${AFILIADO_SELECT} WHERE ${where}`, binds.values)
  if (!row) throw notFound('La persona')
  return row
}

async function present(actor: Actor, row: AfiliadoRow, movimiento: MovimientoRow | null): Promise<DatosFormato> {
  await auditRead(actor, { acto: 'afiliado.formato', objeto: 'afiliado', objetoId: row.id })
  return {
    folio: movimiento?.folio ?? '',
    tipoId: movimiento?.tipo_id ?? null,
    tipo: movimiento?.tipo ?? '',
    fecha: movimiento?.fecha ?? null,
    fechaFin: movimiento?.fecha_fin ?? null,
    observaciones: movimiento?.observaciones ?? '',
    interno: formatInterno(row.interno),
    numEmpleado: row.noempleado,
    nombre: row.nombre,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    curp: row.curp,
    rfc: row.rfc,
    telefono: row.telefono,
    domicilio: {
      calleNumero: row.calle_numero,
      colonia: row.fraccionamiento,
      codigoPostal: row.codigo_postal,
      municipio: row.municipio,
      estado: row.estado,
    },
    domicilioDeCsf: await isDeCsf(row.id),
    entidad: row.adscripcion ?? '',
    dependencia: row.dependencia ?? '',
    area: row.area ?? '',
    puesto: puestoOf(row),
  }
}

/** Whether the address on file was taken from the tax certificate: what the last movement that brought one says. */
async function isDeCsf(afiliadoId: number): Promise<boolean> {
  const row = await selectRow<{ datos: string }>(
    `SELECT datos FROM movimientos WHERE afiliado_id = $1 AND datos LIKE '%"usarDireccionCsf"%' ORDER BY id DESC LIMIT 1`,
    [afiliadoId],
  )
  const datos = JSON.parse(row?.datos ?? '{}') as { datosPersonales?: { usarDireccionCsf?: unknown } }
  return datos.datosPersonales?.usarDireccionCsf === true
}
