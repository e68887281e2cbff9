import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { findIdsByKey, isPropia } from './coincidencia.ts'
import { noteAjenas } from './note-ajenas.ts'
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
  const ids = new Set([...(await findInScope(actor, clean)), ...(await findByWholeKey(clean))])
  const rows = await findAfiliadosByIds([...ids])
  await noteAjenas(actor, rows)
  return { encontrado: rows.length > 0, resultado: rows.map((row) => presentEncontrada(actor, row)) }
}

async function findInScope(actor: Actor, texto: string): Promise<number[]> {
  const binds = new Binds()
  const where = `${alcanceSql(actor, ALCANCE_AFILIADO, binds)} AND ${busquedaSql(texto, binds)}`
  const first = apellidoPrimeroSql(texto, binds)
  const order = [...(first === '' ? [] : [first]), 'a.nombre_orden', 'a.id'].join(', ')
  const rows = await selectRows<{ id: number }>(
    `SELECT a.id FROM afiliados a WHERE ${where} ORDER BY ${order} LIMIT ${MAX_PERSONAS}`,
    binds.values,
  )
  return rows.map((row) => row.id)
}

async function findByWholeKey(texto: string): Promise<number[]> {
  const key = cleanKey(texto)
  if (CURP_PATTERN.test(key)) return findIdsByKey('curp', key)
  if (RFC_PERSONA_PATTERN.test(key)) return findIdsByKey('rfc', key)
  return /^[0-9]{11}$/.test(key) ? findIdsByKey('nss', key) : []
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
