import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { BorradorResumen } from '#domain/afiliacion/borrador.ts'
import type { Coincidencia, RespuestaCoincidencias } from '#domain/afiliacion/persona.ts'
import { parseClaveEntera, type ClaveEntera } from '#domain/identidad/clave-entera.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { isNearPerson } from '#domain/identidad/near-person.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { ALCANCE_AFILIADO } from './afiliado-row.ts'
import { selectAltasDeCurp } from '#api/afiliacion/borradores/borrador-row.ts'
import { presentBorradorResumen } from '#api/afiliacion/borradores/present-borrador.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { noteAjenas } from './find-ajenas.ts'
import { findIdsByKey, loadRegistrados, presentCoincidencia } from './coincidencia.ts'
import { plegarNombre } from './nombre-plegado.ts'

const text = z.string().max(300).default('')

export const coincidenciasSchema = z.strictObject({
  curp: text,
  nss: text,
  rfc: text,
  nombres: text,
  apellidoPaterno: text,
  apellidoMaterno: text,
  fechaNacimiento: text,
})

export type BuscarCoincidencias = z.output<typeof coincidenciasSchema>

/**
 * People of the padrón who may be the one of an alta: by exact CURP, NSS or RFC anywhere (of another office only name and situation, and
 * each answer is noted in the bitácora), by a near name and birth date in the actor's scope (decisions §11.22). Each person once.
 */
export async function findCoincidencias(actor: Actor, input: BuscarCoincidencias): Promise<RespuestaCoincidencias> {
  authorize(actor, 'alta.solicitar')
  const found = new Map<number, Coincidencia['por']>()
  const note = (por: Coincidencia['por'], ids: readonly number[]) => {
    for (const id of ids) if (!found.has(id)) found.set(id, por)
  }
  const keys = exactKeys(input)
  note('curp', await findIdsByKey('curp', keys.curp))
  note('nss', await findIdsByKey('nss', keys.nss))
  note('rfc', await findIdsByKey('rfc', keys.rfc))
  note('nombre', await findNearIds(actor, input))
  const people = await loadRegistrados([...found.keys()])
  await noteAjenas(
    actor,
    people.map(({ row }) => row),
  )
  return {
    coincidencias: people.map((persona) => presentCoincidencia(actor, persona, found.get(persona.row.id) ?? 'nombre')),
    borradores: await borradoresDe(actor, keys.curp),
  }
}

/** Altas that this office began for the same CURP: a second one is offered the first. */
async function borradoresDe(actor: Actor, curp: string): Promise<BorradorResumen[]> {
  if (curp === '' || !can(actor, 'borradores.usar')) return []
  return (await selectAltasDeCurp(actor, curp)).map((row) => presentBorradorResumen(actor, row))
}

/** Only whole keys: part of one must not tell whether somebody exists. */
function exactKeys(input: BuscarCoincidencias): Record<ClaveEntera['columna'], string> {
  const exact = (columna: ClaveEntera['columna']): string => {
    const entera = parseClaveEntera(input[columna])
    return entera?.columna === columna ? entera.clave : ''
  }
  return { curp: exact('curp'), nss: exact('nss'), rfc: exact('rfc') }
}

type CandidatoRow = Pick<
  RowOf<AfiliadoModel>,
  'id' | 'nombre' | 'apellido_paterno' | 'apellido_materno' | 'fecha_nacimiento'
>

async function findNearIds(actor: Actor, input: BuscarCoincidencias): Promise<number[]> {
  const fechaNacimiento = parsePlainDate(input.fechaNacimiento) ?? parseCurp(input.curp)?.fechaNacimiento ?? null
  if (!fechaNacimiento || input.nombres.trim() === '' || input.apellidoPaterno.trim() === '') return []
  const { nombres, apellidoPaterno, apellidoMaterno } = input
  const wanted = { nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento }
  const candidates = await candidatos(actor, fechaNacimiento, plegarNombre(wanted))
  return candidates.filter((row) => isNearPerson(wanted, comparable(row))).map((row) => row.id)
}

/** People in the actor's scope who were born that day or have that name. */
function candidatos(actor: Actor, day: PlainDate, plegado: string): Promise<CandidatoRow[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ALCANCE_AFILIADO, binds)
  return selectRows<CandidatoRow>(
    `SELECT a.id, a.nombre, a.apellido_paterno, a.apellido_materno, a.fecha_nacimiento FROM afiliados a
     WHERE ${scope} AND (a.fecha_nacimiento = ${binds.add(day)} OR a.nombre_plegado = ${binds.add(plegado)})
     ORDER BY a.id LIMIT 500`,
    binds.values,
  )
}

function comparable(row: CandidatoRow) {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return { nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento: row.fecha_nacimiento }
}
