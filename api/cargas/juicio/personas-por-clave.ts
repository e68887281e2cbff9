import type { Actor } from '#domain/acceso/actor.ts'
import {
  CLAVES_PERSONA,
  type BuscarPersonas,
  type ClavePersona,
  type PersonaConocida,
} from '#domain/cargas/persona/identificar.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { Respondidas } from './respondidas.ts'

/** A person that some key of a chunk found. */
export interface PersonaHallada extends PersonaConocida {
  readonly situacion: RowOf<AfiliadoModel>['situacion']
  readonly entidadId: number | null
  readonly sueldoCentavos: number
  readonly interno: number
  readonly noempleado: string
}

type Row = Pick<RowOf<AfiliadoModel>, 'id' | 'curp' | 'rfc' | 'nss' | 'interno' | 'noempleado' | 'situacion'> &
  RowAs<AfiliadoModel, { entidadId: 'nivel1_id'; sueldoCentavos: 'sueldo_centavos' }> &
  NombreDeAfiliado

export const PERSONA_HALLADA_COLUMNAS = `a.id, a.curp, a.rfc, a.nss, a.interno, a.noempleado, a.nombre AS nombres,
  a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno", a.situacion, a.nivel1_id AS "entidadId",
  a.sueldo_centavos AS "sueldoCentavos"`

/** SQL condition: `a` is or was of the entity. People who left are found too, because a payroll may pay them late. */
export const deLaEntidadSql = (entidad: string): string =>
  `(a.nivel1_id = ${entidad} OR EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id AND h.nivel1_id = ${entidad}))`

/** Column of each key; an RFC is compared by as many characters as the file gives. */
const COLUMNA: Readonly<Record<ClavePersona, string>> = {
  curp: 'a.curp',
  nss: 'a.nss',
  interno: 'a.interno',
  noempleado: 'a.noempleado',
  rfc: 'a.rfc',
}

/** Keys that two people cannot share: whoever is found by one of them has it alone. */
const UNICAS: readonly ClavePersona[] = ['curp', 'nss']

/**
 * The people of an entity whom the keys of a chunk of rows find, within the loader's scope, and those whom people answered that they
 * are: at most one query per key, however many rows.
 */
export async function personasPorClave(
  actor: Actor,
  entidadId: number,
  filas: readonly Readonly<Record<string, Valor>>[],
  { deQuien }: Pick<Respondidas, 'deQuien'>,
): Promise<BuscarPersonas & { readonly byId: ReadonlyMap<number, PersonaHallada> }> {
  const byId = new Map<number, PersonaHallada>()
  const halladas = new Map<ClavePersona, Map<string, PersonaHallada[]>>()
  for (const clave of CLAVES_PERSONA) {
    const byValor = new Map<string, PersonaHallada[]>()
    halladas.set(clave, byValor)
    for (const [largo, valores] of porLargo(clave, filas)) {
      const add = (persona: PersonaHallada): void => {
        const valor = String(persona[clave] ?? '').slice(0, largo ?? undefined)
        if (!valores.has(valor)) return
        const others = byValor.get(valor)
        if (others) others.push(persona)
        else byValor.set(valor, [persona])
      }
      // Most rows carry several keys of one person, who is read once.
      for (const persona of byId.values()) add(persona)
      const faltan = UNICAS.includes(clave) ? [...valores].filter((valor) => !byValor.has(valor)) : [...valores]
      if (faltan.length === 0) continue
      const nuevas = await selectPersonas(actor, entidadId, { clave, valores: faltan, largo, sin: [...byId.keys()] })
      for (const persona of nuevas) {
        byId.set(persona.id, persona)
        add(persona)
      }
    }
  }
  const respondidas = CLAVES_PERSONA.flatMap((clave) =>
    filas.flatMap((fila) => {
      const valor = fila[clave] === undefined ? undefined : String(fila[clave])
      const id = valor === undefined ? undefined : deQuien(clave, valor)
      return valor === undefined || id === undefined ? [] : [{ clave, valor, id }]
    }),
  )
  for (const row of await selectPorId(actor, [...new Set(respondidas.map(({ id }) => id))])) byId.set(row.id, row)
  const dicha = new Map(respondidas.map(({ clave, valor, id }) => [`${clave} ${valor}`, byId.get(id)]))
  const buscar: BuscarPersonas = (clave, valor) => {
    const persona = dicha.get(`${clave} ${valor}`)
    return persona ? [{ ...persona, [clave]: valor }] : (halladas.get(clave)?.get(valor) ?? [])
  }
  return Object.assign(buscar, { byId })
}

/** People whom somebody said that a key is of, if the loader sees them. */
function selectPorId(actor: Actor, ids: readonly number[]): Promise<PersonaHallada[]> {
  if (ids.length === 0) return Promise.resolve([])
  const binds = new Binds()
  return selectRows<Row>(
    `SELECT ${PERSONA_HALLADA_COLUMNAS} FROM afiliados a
     WHERE a.id IN (${binds.addNumbers(ids)}) AND ${alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)}`,
    binds.values,
  )
}

/** The values of a key in some rows: those of an RFC by their length, all the others together under null. */
function porLargo(
  clave: ClavePersona,
  filas: readonly Readonly<Record<string, Valor>>[],
): ReadonlyMap<number | null, ReadonlySet<string>> {
  const found = new Map<number | null, Set<string>>()
  for (const fila of filas) {
    const valor = fila[clave]
    if (valor === undefined) continue
    const text = String(valor)
    const largo = clave === 'rfc' ? text.length : null
    const others = found.get(largo)
    if (others) others.add(text)
    else found.set(largo, new Set([text]))
  }
  return found
}

interface Busqueda {
  readonly clave: ClavePersona
  readonly valores: readonly string[]
  readonly largo: number | null
  /** Ids of people who were read already. */
  readonly sin: readonly number[]
}

function selectPersonas(
  actor: Actor,
  entidadId: number,
  { clave, valores, largo, sin }: Busqueda,
): Promise<PersonaHallada[]> {
  const binds = new Binds()
  const column = largo === null || largo === 13 ? COLUMNA[clave] : `SUBSTR(a.rfc, 1, ${largo})`
  const among = clave === 'interno' ? binds.addNumbers(valores.map(Number)) : binds.addTexts(valores)
  const entidad = binds.add(entidadId)
  const nuevas = sin.length === 0 ? '' : `AND a.id NOT IN (${binds.addNumbers(sin)})`
  return selectRows<Row>(
    `SELECT ${PERSONA_HALLADA_COLUMNAS} FROM afiliados a
     WHERE ${column} IN (${among}) ${nuevas} AND ${deLaEntidadSql(entidad)}
       AND ${alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)}`,
    binds.values,
  )
}
