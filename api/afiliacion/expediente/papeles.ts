import type { Actor } from '#domain/acceso/actor.ts'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import { claveDePapel } from '#domain/afiliacion/clave-de-papel.ts'
import { isLeible, papelDe } from '#domain/documentos/papeles/registro.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { camposSeguros } from '#domain/afiliacion/campos-seguros.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { papelesMezclados } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import type { Issue } from '#domain/issue.ts'
import type { LeftJoined, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import { assertBorradorInScope } from '#api/documentos/borrador-scope.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { LecturaModel } from '#api/documentos/models/LecturaModel.ts'

export type TipoPapel = ClavePapel

/** A file that a procedure files, with its reading where it was read. */
export interface Papel {
  readonly tipo: TipoPapel
  readonly archivoId: string
  readonly mime: string
  /** Kind of paper that the reader recognised, the documented fields, and which of them were read with certainty. */
  readonly lectura: {
    readonly documento: string
    readonly datos: Readonly<Record<string, unknown>>
    readonly campos: Lectura['campos']
  } | null
}

type PapelRow = Pick<RowOf<ArchivoModel>, 'id' | 'tipo_mime'> &
  LeftJoined<Pick<RowOf<LecturaModel>, 'documento' | 'datos' | 'lectura'>>

export interface Fuentes {
  /** File ids by what they are. */
  readonly archivos: Readonly<Partial<Record<TipoPapel, string>>>
  readonly borrador: string | null
  /** The person whose expediente may hold them already (a correction), or null. */
  readonly afiliadoId: number | null
}

/**
 * The files of a procedure. Each must be of its draft, an upload of the actor not filed yet, or already in this person's
 * expediente: anything else is 404, like a file that does not exist.
 */
export async function loadPapeles(actor: Actor, { archivos, borrador, afiliadoId }: Fuentes): Promise<Papel[]> {
  if (borrador !== null) await assertBorradorInScope(actor, borrador)
  const wanted = Object.entries(archivos) as [TipoPapel, string][]
  if (wanted.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<PapelRow>(
    `SELECT f.id, f.tipo_mime, l.documento, l.datos, l.lectura FROM archivos f LEFT JOIN lecturas l ON l.archivo_id = f.id
     WHERE f.id IN (${binds.addAll(wanted.map(([, id]) => id))}) AND (
       EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id AND e.afiliado_id = ${binds.add(afiliadoId)})
       OR (NOT EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id)
         AND (f.borrador_id = ${binds.add(borrador)} OR f.subido_por = ${binds.add(actor.id)}
           OR (f.borrador_id IS NULL AND f.subido_por = (SELECT b.tomado_de FROM borradores b WHERE b.id = ${binds.add(borrador)})))))`,
    binds.values,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map(([tipo, id]) => {
    const row = byId.get(id)
    if (!row) throw notFound('El archivo')
    return { tipo, archivoId: id, mime: row.tipo_mime, lectura: lecturaOf(row) }
  })
}

function lecturaOf({ documento, datos, lectura }: PapelRow): Papel['lectura'] {
  const fields = JSON.parse(datos ?? 'null') as Readonly<Record<string, unknown>> | null
  const { campos = {} } = JSON.parse(lectura ?? '{}') as Partial<Lectura>
  return documento === null || fields === null ? null : { documento, datos: fields, campos }
}

/** Throws 422 when a paper stands in another's place, the photo is no picture, or the papers are of two people. */
export function assertPapeles(papeles: readonly Papel[]): void {
  const issues = papeles.flatMap(papelIssues)
  if (issues.length > 0) throw broken(issues)
  const mixed = papelesMezclados(lecturasOf(papeles))
  if (mixed[0]) throw broken(mixed, mixed[0].message)
}

function papelIssues({ tipo, mime, lectura }: Papel): Issue[] {
  if (tipo === 'foto' && mime !== 'image/jpeg' && mime !== 'image/png')
    return [{ path: 'datosPersonales.foto', code: 'tipo', message: 'La foto debe ser una imagen JPG o PNG.' }]
  if (!lectura || lectura.documento === tipo || !isLeible(lectura.documento)) return []
  const { articulo, enFrase } = papelDe(lectura.documento)
  const message = `Este archivo es ${articulo} ${enFrase}: muévelo a su lugar.`
  return [{ path: `documentos.${tipo}`, code: 'otro_documento', message }]
}

/** What the papers prove: a field read without certainty does not make two people of one. */
function lecturasOf(papeles: readonly Papel[]): LecturasExpediente {
  const read = papeles.flatMap(({ tipo, lectura }) =>
    lectura?.documento === tipo ? [[tipo, camposSeguros(lectura.datos, lectura.campos)]] : [],
  )
  return Object.fromEntries(read) as LecturasExpediente
}

/** OCR when the paper was read and says the key that is saved; else the person put it by hand (decisions §8). */
export function validadoPor({ tipo, lectura }: Papel, datos: DatosPersonales): ValidadoPor {
  if (!lectura || !isLeible(tipo)) return 'Usuario'
  const { leida, guardada } = claveDePapel(tipo, lectura.datos, datos)
  // A key that no record keeps has nothing to be held against.
  return leida !== '' && (guardada === null || leida === guardada) ? 'OCR' : 'Usuario'
}
