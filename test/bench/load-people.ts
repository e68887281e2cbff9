import { plegarNombre } from '#api/afiliacion/nombre-plegado.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, execute, selectRow } from '#api/db/sql.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'

/** Bound values on SQLite cost time with the square of their number: few rows a statement. */
const BATCH = 40

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
  await inTransaction(async () => {
    for (let start = 0; start < personas.length; start += BATCH) {
      const binds = new Binds()
      const values = personas.slice(start, start + BATCH).map((p, offset) => {
        const plegado = plegarNombre(p)
        const at = '2026-01-01T00:00:00.000Z'
        const row = [100_000 + start + offset, p.curp, p.rfc, p.nss, p.nombres, p.apellidoPaterno, p.apellidoMaterno]
        const rest = [plegado, p.fechaNacimiento, p.sexo === 'H' ? 'M' : 'F', '2020-01-01', 'A']
        const place = [lugar.nivel0, lugar.nivel1, lugar.nivel2, lugar.nivel3, 1_233_575, at, at]
        return `(${binds.addAll([...row, ...rest, ...place])})`
      })
      await execute(
        `INSERT INTO afiliados (interno, curp, rfc, nss, nombre, apellido_paterno, apellido_materno, nombre_plegado,
           fecha_nacimiento, sexo, fecha_alta, situacion, nivel0_id, nivel1_id, nivel2_id, nivel3_id, sueldo_centavos,
           creado_at, actualizado_at) VALUES ${values.join(', ')}`,
        binds.values,
      )
    }
  })
  return personas.map(({ curp }) => curp)
}
