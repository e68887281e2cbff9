import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador, BorradorResumen, DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { isCorregible } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { ArchivosBorrador } from './load-archivos-borrador.ts'
import type { BorradorRow } from './borrador-row.ts'
import { estatusOf } from '#api/afiliacion/movimientos/movimiento-row.ts'

export function presentBorradorResumen(actor: Actor, row: BorradorRow): BorradorResumen {
  return {
    id: row.id,
    tipo: row.tipo,
    titulo: row.titulo,
    paso: row.paso,
    autor: row.autor,
    propio: row.autor_id === actor.id,
    actualizadoAt: row.actualizado_at,
    venceAt: row.vence_at,
    interno: row.interno,
    corrige: row.corrige,
    yaEsta: noCorregible(row),
  }
}

export function presentBorrador(actor: Actor, row: BorradorRow, files: ArchivosBorrador): Borrador {
  const resumen = presentBorradorResumen(actor, row)
  return {
    ...resumen,
    version: row.version,
    correccion: correccionOf(row),
    datos: JSON.parse(row.datos) as DatosBorradorAlta,
    ...files,
    actions: actionsOf(resumen),
  }
}

function correccionOf({ corrige, ...row }: BorradorRow): Borrador['correccion'] {
  if (corrige === null || row.corrige_id === null || row.corrige_quincena === null) return null
  const { corrige_version: version, corrige_id: movimiento, corrige_quincena: quincena } = row
  const returned = estatusOf(row) === 'Pendiente'
  const campos = returned ? (JSON.parse(row.corrige_campos ?? '{}') as Record<string, string>) : {}
  const motivo = returned ? (row.corrige_nota ?? '') : ''
  return { folio: corrige, version: version ?? 1, movimiento, quincena, motivo, campos }
}

/** The status that keeps its author from correcting the movement any more; null for a new request or while it can be. */
export function noCorregible(row: BorradorRow): EstatusMovimiento | null {
  if (row.corrige === null) return null
  const estatus = estatusOf(row)
  return isCorregible(estatus) ? null : estatus
}

function actionsOf({ propio, corrige, yaEsta }: BorradorResumen): Borrador['actions'] {
  if (propio) return yaEsta === null ? ['editar', 'descartar'] : ['descartar']
  return corrige === null ? ['tomar'] : []
}
