import type { Actor } from '#domain/acceso/actor.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { nombreDe, type PersonaConocida } from '#domain/cargas/persona/identificar.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { PERSONA_HALLADA_COLUMNAS, deLaEntidadSql, type PersonaHallada } from './personas-por-clave.ts'

type Valores = Readonly<Record<string, Valor>>

/** Words of a name beyond which it is no name. */
const PALABRAS_MAX = 8

/**
 * The people of an entity, within the loader's scope, whose full name is that of some rows, by the folded name of the row. One query,
 * however many rows.
 */
export async function personasPorNombre(
  actor: Actor,
  entidadId: number,
  filas: readonly Valores[],
): Promise<(valores: Valores) => readonly PersonaConocida[]> {
  const nombres = [...new Set(filas.map((fila) => foldText(nombreDe(fila))).filter((nombre) => nombre !== ''))]
  if (nombres.length === 0) return () => []
  const binds = new Binds()
  const entidad = binds.add(entidadId)
  const rows = await selectRows<PersonaHallada & { readonly plegado: string }>(
    `SELECT ${PERSONA_HALLADA_COLUMNAS}, a.nombre_plegado AS plegado FROM afiliados a
     WHERE a.nombre_plegado IN (${binds.addTexts([...new Set(nombres.flatMap(ordenes))])})
       AND ${deLaEntidadSql(entidad)} AND ${alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)}`,
    binds.values,
  )
  return (valores) => {
    const suyos = new Set(ordenes(foldText(nombreDe(valores))))
    return rows.filter(({ plegado }) => suyos.has(plegado))
  }
}

/** A name that may begin with any of its words: surnames first, as it is stored, or given names first. */
function ordenes(nombre: string): string[] {
  const palabras = nombre.split(' ').slice(0, PALABRAS_MAX)
  return palabras.map((_, i) => [...palabras.slice(i), ...palabras.slice(0, i)].join(' '))
}
