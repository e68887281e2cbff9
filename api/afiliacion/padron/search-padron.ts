import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { isPropia } from './coincidencia.ts'
import { findAjenas } from './find-ajenas.ts'
import { apellidoPrimeroSql, busquedaSql } from './search-sql.ts'
import type { PersonaEncontrada, RespuestaBusquedaPadron } from '#domain/afiliacion/documentadas.ts'

/** Characters from which a search of people starts (specification 1 §5.1). */
const MIN_TEXTO = 3
const MAX_PERSONAS = 50

export const busquedaPadronSchema = z.strictObject({ texto: z.string().max(200).default('') })

/** People whose name words or keys begin with `texto`, within scope; a whole CURP, RFC or NSS finds its bearer anywhere. */
export async function searchPadron(actor: Actor, texto: string): Promise<RespuestaBusquedaPadron> {
  authorize(actor, 'padron.leer')
  const clean = normalizeText(texto)
  if (Array.from(clean).length < MIN_TEXTO)
    throw broken([{ path: 'texto', code: 'corto', message: `Escribe al menos ${MIN_TEXTO} caracteres.` }])
  const rows = [...(await findInScope(actor, clean)), ...(await findAjenas(actor, clean))]
  return { encontrado: rows.length > 0, resultado: rows.map((row) => presentEncontrada(actor, row)) }
}

async function findInScope(actor: Actor, texto: string): Promise<AfiliadoRow[]> {
  const binds = new Binds()
  const where = `${alcanceSql(actor, ALCANCE_AFILIADO, binds)} AND ${busquedaSql(texto, binds)}`
  const first = apellidoPrimeroSql(texto, binds)
  const order = [...(first === '' ? [] : [first]), 'a.nombre_orden', 'a.id'].join(', ')
  const rows = await selectRows<{ id: number }>(
    `SELECT a.id FROM afiliados a WHERE ${where} ORDER BY ${order} LIMIT ${MAX_PERSONAS}`,
    binds.values,
  )
  return findAfiliadosByIds(rows.map((row) => row.id))
}

function presentEncontrada(actor: Actor, row: AfiliadoRow): PersonaEncontrada {
  const told = {
    NOMBRE: row.nombre,
    PATERNO: row.apellido_paterno,
    MATERNO: row.apellido_materno,
    SITUACION: NOMBRE_SITUACION[row.situacion],
    ORGANICA_ACTIVO: row.situacion,
  }
  if (!isPropia(actor, row)) return { ...told, AJENA: true }
  return { ...told, AJENA: false, ID: row.id, INTERNO: row.interno, CURP: row.curp, RFC: row.rfc }
}
