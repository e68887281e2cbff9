import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ArchivoGuardado, Lectura } from '#domain/documentos/lectura.ts'
import type { LeftJoined, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { LecturaModel } from '#api/documentos/models/LecturaModel.ts'
import { conReconocido } from '#api/documentos/con-reconocido.ts'
import type { BorradorRow } from './borrador-row.ts'
import type { DatosBorrador } from './borrador-schema.ts'

export type ArchivosBorrador = Pick<Borrador, 'archivos' | 'lecturas'>

type ArchivoLeidoRow = Pick<RowOf<ArchivoModel>, 'id' | 'nombre' | 'bytes' | 'paginas' | 'reconocido'> &
  LeftJoined<Pick<RowOf<LecturaModel>, 'lectura' | 'datos'>>

/**
 * Files that a draft names, and their readings. Only those uploaded for it, those of the person on file whom it is about,
 * or uploaded by its author or the actor and tied to nothing else: a draft cannot be made to show another's file by naming it.
 * What a paper on file said was judged when it was filed: about somebody on file only the new ones bring their reading.
 */
export async function loadArchivosBorrador(actor: Actor, row: BorradorRow): Promise<ArchivosBorrador> {
  const { documentos, personales, dosPasos } = JSON.parse(row.datos) as Pick<
    DatosBorrador,
    'documentos' | 'personales' | 'dosPasos'
  >
  const papeles = [...Object.values(documentos), ...Object.values(dosPasos?.papeles ?? {})]
  const ids = [...papeles.map(({ archivo }) => archivo), personales.foto ?? '']
  const wanted = ids.filter((id) => id !== '')
  if (wanted.length === 0) return { archivos: {}, lecturas: {} }
  const binds = new Binds()
  const rows = await selectRows<ArchivoLeidoRow>(
    `SELECT f.id, f.nombre, f.bytes, f.paginas, f.reconocido, l.lectura, l.datos FROM archivos f LEFT JOIN lecturas l ON l.archivo_id = f.id
     WHERE f.id IN (${binds.addAll(wanted)}) AND (
       EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id AND e.afiliado_id = ${binds.add(row.afiliado_id ?? row.corrige_afiliado_id)})
       OR NOT EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id) AND (f.borrador_id = ${binds.add(row.id)} OR (f.borrador_id IS NULL
         AND f.subido_por IN (${binds.addAll([row.autor_id, actor.id, row.tomado_de])}))))`,
    binds.values,
  )
  const archivoOf = ({ id, nombre, bytes, paginas }: ArchivoLeidoRow): ArchivoGuardado => ({
    id,
    nombre,
    bytes,
    paginas,
  })
  const delSistema = Object.values(documentos).filter(({ by }) => row.afiliado_id !== null && by === 'Sistema')
  const sabidos = new Set(delSistema.map(({ archivo }) => archivo))
  const read = rows.flatMap((file) => {
    if (file.lectura === null || file.datos === null || sabidos.has(file.id)) return []
    const lectura = JSON.parse(file.lectura) as Lectura
    const datos = (JSON.parse(file.datos) ?? {}) as Readonly<Record<string, unknown>>
    return [[file.id, { archivo: archivoOf(file), lectura, datos }] as const]
  })
  return {
    archivos: Object.fromEntries(rows.map((file) => [file.id, conReconocido(archivoOf(file), file.reconocido)])),
    lecturas: Object.fromEntries(read),
  }
}
