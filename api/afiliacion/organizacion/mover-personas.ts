import { CAMPOS_HISTORIA } from '#domain/afiliacion/historia/entrada-historia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { dialect } from '#api/db/database.ts'
import { Binds, execute } from '#api/db/sql.ts'

/** Levels of a person's place. */
export type LugarPersona = Readonly<Partial<Record<'nivel0_id' | 'nivel1_id' | 'nivel2_id' | 'nivel3_id', number>>>

/** The fields of `afiliados a` whose history is kept, as the JSON text that JSON.stringify makes of them. */
const CAMPOS_SQL =
  dialect === 'sqlite'
    ? `json_object(${CAMPOS_HISTORIA.map((campo) => `'${campo}', a.${campo}`).join(', ')})`
    : `(SELECT row_to_json(c)::text FROM (SELECT ${CAMPOS_HISTORIA.map((campo) => `a.${campo}`).join(', ')}) c)`

/**
 * Gives everybody whom `where` finds (SQL over `afiliados a`) another place from `fecha` on: an entry of history each, so that the
 * days before are told as they were, and the row. Whoever came to the old place later has it from the day of coming. In a fixed
 * number of statements, whatever the people; in the caller's transaction.
 */
export async function moverPersonas(
  where: (binds: Binds) => string,
  nivel: number,
  lugar: LugarPersona,
  fecha: PlainDate,
): Promise<void> {
  await keepOrigenes(where)
  await insertEntradas(where, nivel, lugar, fecha)
  const binds = new Binds()
  const at = binds.add(nowAt())
  const sets = Object.entries(lugar).map(([column, id]) => `${column} = ${id}`)
  await execute(
    `UPDATE afiliados AS a SET ${sets.join(', ')}, actualizado_at = ${at}, version = version + 1 WHERE ${where(binds)}`,
    binds.values,
  )
}

/** The first entry of those that no movement was applied to yet: what is on file, since FECHA_ALTA (as `keepOrigen` writes it). */
async function keepOrigenes(where: (binds: Binds) => string): Promise<void> {
  const binds = new Binds()
  await execute(
    `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, situacion, nivel1_id, nivel2_id, campos)
     SELECT a.id, a.fecha_alta, a.creado_at, a.situacion, a.nivel1_id, a.nivel2_id, ${CAMPOS_SQL} FROM afiliados a
     WHERE ${where(binds)} AND a.situacion <> 'T'
       AND NOT EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id)`,
    binds.values,
  )
}

async function insertEntradas(
  where: (binds: Binds) => string,
  nivel: number,
  lugar: LugarPersona,
  fecha: PlainDate,
): Promise<void> {
  const binds = new Binds()
  const desde = `CAST(${binds.add(fecha)} AS TEXT)`
  const at = `CAST(${binds.add(nowAt())} AS TEXT)`
  const campos = `CAST(${binds.add(JSON.stringify(lugar))} AS TEXT)`
  await execute(
    `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, nivel1_id, nivel2_id, campos)
     SELECT p.id, CASE WHEN p.llego > ${desde} THEN p.llego ELSE ${desde} END, ${at},
       ${lugar.nivel1_id ?? 'NULL'}, ${lugar.nivel2_id ?? 'NULL'}, ${campos}
     FROM (SELECT a.id, COALESCE((SELECT MAX(h.desde) FROM historia_afiliado h
         WHERE h.afiliado_id = a.id AND h.campos LIKE '%"nivel${nivel}_id":%'), a.fecha_alta) AS llego
       FROM afiliados a WHERE ${where(binds)} AND a.situacion <> 'T') p`,
    binds.values,
  )
}
