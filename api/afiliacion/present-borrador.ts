import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador, BorradorResumen, DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { ArchivosBorrador } from './load-archivos-borrador.ts'
import type { BorradorRow } from './borrador-row.ts'

export function presentBorradorResumen(actor: Actor, row: BorradorRow): BorradorResumen {
  return {
    id: row.id,
    tipo: 'alta',
    titulo: row.titulo,
    paso: row.paso,
    autor: row.autor,
    propio: row.autor_id === actor.id,
    actualizadoAt: row.actualizado_at,
    venceAt: row.vence_at,
    corrige: row.corrige,
  }
}

export function presentBorrador(actor: Actor, row: BorradorRow, files: ArchivosBorrador): Borrador {
  const resumen = presentBorradorResumen(actor, row)
  return {
    ...resumen,
    version: row.version,
    correccion: row.corrige === null ? null : { folio: row.corrige, version: row.corrige_version ?? 1 },
    datos: JSON.parse(row.datos) as DatosBorradorAlta,
    ...files,
    actions: resumen.propio ? ['editar', 'descartar'] : row.corrige === null ? ['tomar'] : [],
  }
}
