import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { sinIndices } from '#test/bench/sin-indices.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'

/** People of one statement: they travel as one value, JSON, which both engines take apart by themselves. */
const BATCH = 2_000

/** How each engine takes the JSON of a batch apart. */
const CADA = { sqlite: 'json_each($1)', postgres: 'jsonb_array_elements($1::jsonb)' } as const

const TEXTOS = 'curp rfc nss nombre apellido_paterno apellido_materno nombre_plegado fecha_nacimiento sexo'.split(' ')
const AT = '2026-01-01T00:00:00.000Z'

interface Lugar {
  readonly nivel0: number
  readonly nivel1: number
  readonly nivel2: number
  readonly nivel3: number
}

/** `count` fictional people in the padrón, all in one area of the demo's institute; gives their CURPs. */
export async function loadPeople(count: number): Promise<string[]> {
  const personas = generarPersonas(7_771, count)
  const lugar = await selectRow<Lugar>(
    `SELECT u3.id AS nivel3, u2.id AS nivel2, u1.id AS nivel1, u1.parent_id AS nivel0
     FROM unidades u3 JOIN unidades u2 ON u2.id = u3.parent_id JOIN unidades u1 ON u1.id = u2.parent_id
     WHERE u3.nivel = 3 AND u1.nombre = 'Secretaría de Salud' ORDER BY u3.id LIMIT 1`,
  )
  if (!lugar) throw new Error('The demo institute has no area')
  const values = TEXTOS.map((_, n) => `value ->> ${n + 1}`).join(', ')
  const sql = `INSERT INTO afiliados (interno, ${TEXTOS.join(', ')}, fecha_alta, situacion, nivel0_id, nivel1_id, nivel2_id,
      nivel3_id, sueldo_centavos, creado_at, actualizado_at)
    SELECT CAST(value ->> 0 AS BIGINT), ${values}, '2020-01-01', 'A', ${lugar.nivel0}, ${lugar.nivel1}, ${lugar.nivel2},
      ${lugar.nivel3}, 1233575, '${AT}', '${AT}' FROM ${CADA[dialect]}`
  await inTransaction(async () => {
    await sinIndices('afiliados', async () => {
      for (let start = 0; start < personas.length; start += BATCH)
        await execute(sql, [JSON.stringify(personas.slice(start, start + BATCH).map((p, n) => filaDe(p, start + n)))])
    })
    await countWords(personas)
    if (dialect === 'sqlite') await execute("INSERT INTO afiliados_fts (afiliados_fts) VALUES ('rebuild')")
  })
  return personas.map(({ curp }) => curp)
}

/** How many of them bear each word: what a trigger counts of one person is counted of all at once. */
async function countWords(personas: readonly PersonaFicticia[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const persona of personas)
    for (const word of new Set(plegarNombre(persona).split(' ').filter(Boolean)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  await execute(
    `INSERT INTO palabras_nombre (palabra, personas)
     SELECT value ->> 0, CAST(value ->> 1 AS INTEGER) FROM ${CADA[dialect]} WHERE 1 = 1
     ON CONFLICT (palabra) DO UPDATE SET personas = palabras_nombre.personas + excluded.personas`,
    [JSON.stringify([...counts])],
  )
}

function filaDe(p: PersonaFicticia, n: number): readonly (string | number)[] {
  const names = [p.nombres, p.apellidoPaterno, p.apellidoMaterno, plegarNombre(p)]
  return [100_000 + n, p.curp, p.rfc, p.nss, ...names, p.fechaNacimiento, p.sexo === 'H' ? 'M' : 'F']
}
