import type { Actor } from '#domain/acceso/actor.ts'
import { aclaracionesIssues, type Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import { claveDePapel } from '#domain/afiliacion/clave-de-papel.ts'
import { camposCon, isLeible, papelDe } from '#domain/documentos/papeles/registro.ts'
import { CLASE_COMPROBANTE } from '#domain/documentos/archivo.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { camposSeguros } from '#domain/afiliacion/campos-seguros.ts'
import { isDeOtraPersona } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { NOMBRE_PAPEL, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { papelesMezclados } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'
import type { Lectura, PapelReconocido } from '#domain/documentos/lectura.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
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
  /** What its own text says that it is; absent where that was not looked for, or nothing was found. */
  readonly reconocido?: PapelReconocido
}

type PapelRow = Pick<RowOf<ArchivoModel>, 'id' | 'tipo_mime' | 'reconocido'> &
  LeftJoined<Pick<RowOf<LecturaModel>, 'documento' | 'datos' | 'lectura'>>

export interface Fuentes {
  /** File ids by what they are. */
  readonly archivos: Readonly<Partial<Record<TipoPapel, string>>>
  readonly borrador: string | null
  /** The person whose expediente may hold them already (a correction), or null. */
  readonly afiliadoId: number | null
  /** The file of a load that serves many people, which its caller may file for each of them. */
  readonly compartido?: string | null
}

/**
 * The files of a procedure. Each must be of its draft, an upload of the actor not filed yet, or already in this person's
 * expediente: anything else is 404, like a file that does not exist. So is the voucher of a payment.
 */
export async function loadPapeles(
  actor: Actor,
  { archivos, borrador, afiliadoId, compartido = null }: Fuentes,
): Promise<Papel[]> {
  if (borrador !== null) await assertBorradorInScope(actor, borrador)
  const wanted = Object.entries(archivos) as [TipoPapel, string][]
  if (wanted.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<PapelRow>(
    `SELECT f.id, f.tipo_mime, f.reconocido, l.documento, l.datos, l.lectura FROM archivos f LEFT JOIN lecturas l ON l.archivo_id = f.id
     WHERE f.id IN (${binds.addAll(wanted.map(([, id]) => id))}) AND f.clase <> ${binds.add(CLASE_COMPROBANTE)} AND (
       f.id = ${binds.add(compartido)} OR EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id AND e.afiliado_id = ${binds.add(afiliadoId)})
       OR (NOT EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = f.id)
         AND (f.borrador_id = ${binds.add(borrador)} OR f.subido_por = ${binds.add(actor.id)}
           OR (f.borrador_id IS NULL AND f.subido_por = (SELECT b.tomado_de FROM borradores b WHERE b.id = ${binds.add(borrador)})))))`,
    binds.values,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map(([tipo, id]) => {
    const row = byId.get(id)
    if (!row) throw notFound('El archivo')
    const reconocido = row.reconocido === null ? {} : { reconocido: JSON.parse(row.reconocido) as PapelReconocido }
    return { tipo, archivoId: id, mime: row.tipo_mime, lectura: lecturaOf(row), ...reconocido }
  })
}

function lecturaOf({ documento, datos, lectura }: PapelRow): Papel['lectura'] {
  const fields = JSON.parse(datos ?? 'null') as Readonly<Record<string, unknown>> | null
  const { campos = {} } = JSON.parse(lectura ?? '{}') as Partial<Lectura>
  return documento === null || fields === null ? null : { documento, datos: fields, campos }
}

/** Whose papers they must be, and what the desk says about them. */
export interface ContraPapeles {
  /** The person's, where it is known. */
  readonly curp?: string
  readonly aclaraciones?: Aclaraciones | undefined
}

/**
 * Throws 422 when a paper stands in another's place, the photo is no picture, a paper is of another person, or the papers are of two
 * people, unless `aclaraciones` answers for it.
 */
export function assertPapeles(papeles: readonly Papel[], { curp, aclaraciones = {} }: ContraPapeles = {}): void {
  const ajenos = curp === undefined ? [] : papeles.flatMap((papel) => ajenoIssues(papel, curp, aclaraciones))
  const issues = [...aclaracionesIssues(aclaraciones), ...papeles.flatMap(papelIssues), ...ajenos]
  if (issues[0]) throw broken(issues, ajenos.length === issues.length ? issues[0].message : undefined)
  const mixed = papelesMezclados(lecturasOf(papeles, aclaraciones), {
    curpLeida: papeles
      .filter((papel) => isCurpCierta(papel, aclaraciones))
      .flatMap(({ tipo }) => (isLeible(tipo) ? tipo : [])),
    mismaPersona: normalizeText(aclaraciones.mismaPersona ?? ''),
  })
  if (mixed[0]) throw broken(mixed, mixed[0].message)
}

/** A paper of another person is replaced; one that was misread is sent with the reason (decisions §11.25). */
function ajenoIssues({ tipo, reconocido }: Papel, curp: string, { ajenos = {} }: Aclaraciones): Issue[] {
  if (!isDeOtraPersona(tipo, reconocido, curp) || normalizeText(ajenos[tipo] ?? '') !== '') return []
  const message = `${NOMBRE_PAPEL[tipo]}: el archivo es de otra persona (CURP ${reconocido?.curp ?? ''}). Reemplázalo, o explica por qué se leyó mal.`
  return [{ path: `documentos.${tipo}`, code: 'papel_ajeno', message }]
}

/** Whether its CURP is what the reader read with certainty: nobody typed it. */
function isCurpCierta({ tipo, lectura }: Papel, { corregidos = {} }: Aclaraciones): boolean {
  if (!isLeible(tipo) || lectura?.documento !== tipo) return false
  const campo = camposCon('curp').find(({ papel }) => papel === tipo)?.campo
  if (campo === undefined || lectura.campos[campo]?.seguro !== true) return false
  return !Object.hasOwn(corregidos[tipo] ?? {}, campo)
}

function papelIssues({ tipo, mime, lectura }: Papel): Issue[] {
  if (tipo === 'foto' && mime !== 'image/jpeg' && mime !== 'image/png')
    return [{ path: 'datosPersonales.foto', code: 'tipo', message: 'La foto debe ser una imagen JPG o PNG.' }]
  if (!lectura || lectura.documento === tipo || !isLeible(lectura.documento)) return []
  const { articulo, enFrase } = papelDe(lectura.documento)
  const message = `Este archivo es ${articulo} ${enFrase}: muévelo a su lugar.`
  return [{ path: `documentos.${tipo}`, code: 'otro_documento', message }]
}

/** What the papers prove: what was corrected counts, and a field read without certainty does not make two people of one. */
function lecturasOf(papeles: readonly Papel[], aclaraciones: Aclaraciones): LecturasExpediente {
  const read = papeles.flatMap((papel) => {
    const { tipo, lectura } = papel
    if (lectura?.documento !== tipo) return []
    const typed = corregidosDe(papel, aclaraciones)
    return [
      [tipo, camposSeguros({ ...lectura.datos, ...typed }, lectura.campos, (campo) => Object.hasOwn(typed, campo))],
    ]
  })
  return Object.fromEntries(read) as LecturasExpediente
}

/** The fields of a paper that the desk corrected beside it. */
export function corregidosDe({ tipo }: Papel, { corregidos = {} }: Aclaraciones): Readonly<Record<string, string>> {
  return isLeible(tipo) ? (corregidos[tipo] ?? {}) : {}
}

/** OCR when the paper was read and says the key that is saved; else the person put it by hand (decisions §8). */
export function validadoPor({ tipo, lectura }: Papel, datos: DatosPersonales): ValidadoPor {
  if (!lectura || !isLeible(tipo)) return 'Usuario'
  const { leida, guardada } = claveDePapel(tipo, lectura.datos, datos)
  // A key that no record keeps has nothing to be held against.
  return leida !== '' && (guardada === null || leida === guardada) ? 'OCR' : 'Usuario'
}
