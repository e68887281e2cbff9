import { isActo, type Acto, type Ambito } from '#domain/acceso/acto.ts'
import { isAdministrador, propiosOf, type Actor, type ActorConCuenta } from '#domain/acceso/actor.ts'
import { delegablesDe, impedimentoDeSuplente, type PerfilSuplente, type Suplente } from '#domain/acceso/suplente.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { ordenDeNombreSql } from '#api/http/listas/fold-sql.ts'
import { loadDelegaciones } from './load-delegaciones.ts'

export interface Candidato {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly perfil: string
  readonly perfilId: number
}

/** Whether the actor's own profile has an act that can be lent: what was lent to the actor is not lent on, and an administrator lends none. */
export function puedeDelegar(actor: Actor): actor is ActorConCuenta {
  return actor.id !== null && !isAdministrador(actor) && delegablesDe(propiosOf(actor).actos).length > 0
}

/** Most accounts offered: an office is small. */
const MAX_CANDIDATOS = 500

/** Accounts of the same place and another person: who signs for somebody sees what they see. */
export async function findCandidatos(delegadorId: number): Promise<Candidato[]> {
  const binds = new Binds()
  const delegador = binds.add(delegadorId)
  const propias = binds.addAll(await cuentasDe([delegadorId]))
  const same = (column: string) => `COALESCE(u.${column}, 0) = COALESCE(o.${column}, 0)`
  return selectRows<Candidato>(
    `SELECT u.id, u.usuario, u.nombre, p.nombre AS perfil, p.id AS "perfilId"
     FROM usuarios o JOIN perfiles q ON q.id = o.perfil_id
       JOIN usuarios u ON u.activo AND u.id NOT IN (${propias}) JOIN perfiles p ON p.id = u.perfil_id
     WHERE o.id = ${delegador} AND o.activo AND p.ambito = q.ambito AND ${same('entidad_id')} AND ${same('adscripcion_id')}
       AND ${same('dependencia_id')} ORDER BY ${ordenDeNombreSql('u.nombre')}, u.id LIMIT ${MAX_CANDIDATOS}`,
    binds.values,
  )
}

/** The candidates whose profile may sign for the actor; what else stops one of them is said when they are named. */
export async function findElegibles(actor: ActorConCuenta): Promise<Candidato[]> {
  const prestados = delegablesDe(propiosOf(actor).actos)
  const candidatos = await findCandidatos(actor.id)
  const perfiles = await loadPerfiles(candidatos.map(({ id }) => id))
  return candidatos.filter(({ id, nombre }) => {
    const perfil = perfiles.get(id)
    return perfil && impedimentoDeSuplente(prestados, { nombre, perfil, otros: [], actosAjenos: new Set() }) === null
  })
}

/** A person as far as signing for somebody asks: every account of theirs, and what others lend to them. */
export async function loadSuplente(id: number, nombre: string): Promise<Suplente> {
  const cuentas = await cuentasDe([id])
  const perfiles = await loadPerfiles(cuentas)
  const perfil = perfiles.get(id)
  if (!perfil) throw new Error(`Account ${id} has no profile`)
  const lent = await loadDelegaciones(id, perfil.actos)
  return {
    nombre,
    perfil,
    otros: cuentas.flatMap((cuenta) => (cuenta === id ? [] : (perfiles.get(cuenta) ?? []))),
    actosAjenos: new Set(lent.flatMap(({ actos }) => [...actos])),
  }
}

/** The profile of each active account. */
async function loadPerfiles(ids: readonly number[]): Promise<Map<number, PerfilSuplente>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; ambito: Ambito; acto: string | null }>(
    `SELECT u.id, p.ambito, pa.acto FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
       LEFT JOIN perfil_actos pa ON pa.perfil_id = p.id
     WHERE u.activo AND u.id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  const perfiles = new Map<number, { ambito: Ambito; actos: Set<Acto> }>()
  for (const { id, ambito, acto } of rows) {
    const perfil = perfiles.get(id) ?? { ambito, actos: new Set() }
    if (acto !== null && isActo(acto)) perfil.actos.add(acto)
    perfiles.set(id, perfil)
  }
  return perfiles
}
